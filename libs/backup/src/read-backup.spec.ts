import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decrypted, encrypted, identitiesIn, newKeyFile } from './encryption.js';
import { BackupError, type BackupTable, copyLine, FORMAT, headerLine, trailerLine } from './format.js';
import { readBackup } from './read-backup.js';

const names: BackupTable = { name: 'names', columns: ['id', 'name'], sequences: { id: '3' } };
const empty: BackupTable = { name: 'empty "one"', columns: ['id'], sequences: {} };
const ROWS = '1\tAnn\n2\tBen \\\\.\n3\t\\N\n';

const written = (text: string) => ({
  rows: text.split('\n').length - 1,
  sha256: createHash('sha256').update(text).digest('hex'),
});

const header = (change = {}, program = 'notes') =>
  headerLine(program, {
    format: FORMAT,
    version: '1.0.0',
    createdAt: '2026-11-20T12:00:00Z',
    server: '18.4',
    migrations: [],
    tables: [names, empty],
    ...change,
  });
const body = `${copyLine(names)}${ROWS}\\.\n${copyLine(empty)}\\.\n`;
const trailer = trailerLine({ tables: { [names.name]: written(ROWS), [empty.name]: written('') } });
const TEXT = header() + body + trailer;

/** In chunks of this size, so that everything is split somewhere. */
async function* chunksOf(bytes: Uint8Array, size = 7): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size)
    yield await Promise.resolve(Buffer.from(bytes.subarray(at, at + size)));
}

async function read(bytes: Uint8Array, identities: string[] = [], size?: number) {
  const rows: Record<string, string> = {};
  await readBackup(
    { program: 'notes', open: () => chunksOf(bytes, size), identities },
    {
      onHeader: () => undefined,
      onRows: async ({ name }, chunks) => {
        rows[name] = '';
        for await (const chunk of chunks) rows[name] += chunk.toString();
      },
    },
  );
  return rows;
}

const complaintOf = (bytes: Uint8Array, identities?: string[]): Promise<unknown> =>
  read(bytes, identities, 64).then(
    () => 'none',
    (error: unknown) => error,
  );

let identity: string;
let sealed: Buffer;
beforeAll(async () => {
  const file = await newKeyFile();
  const [, recipient = ''] = /public key: (\S+)/.exec(file) ?? [];
  [identity = ''] = identitiesIn(file);
  const chunks: Buffer[] = [];
  for await (const chunk of encrypted(chunksOf(gzipSync(TEXT)), [recipient])) chunks.push(chunk);
  sealed = Buffer.concat(chunks);
});

test.each([1, 2, 3, 5, 1000])('has the rows of each table, read in chunks of %d bytes', async (size) => {
  const expected = { [names.name]: ROWS, [empty.name]: '' };
  expect(await read(gzipSync(TEXT), [], size)).toEqual(expected);
  expect(await read(sealed, [identity], size)).toEqual(expected);
});

test('is a script that psql can run, once it is decrypted and decompressed', async () => {
  const chunks: Buffer[] = [];
  for await (const chunk of decrypted(chunksOf(sealed), [identity])) chunks.push(chunk);
  expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe(TEXT);
  expect(TEXT).toMatch(/^-- .*\nCOPY "names" \("id", "name"\) FROM stdin;\n1\tAnn\n/i);
});

test('is rejected wherever it is cut off', async () => {
  for (const whole of [gzipSync(TEXT), sealed]) {
    for (let length = 0; length < whole.length; length += 3) {
      expect(await complaintOf(whole.subarray(0, length), [identity])).toBeInstanceOf(BackupError);
    }
  }
});

test('is rejected whichever byte has changed', async () => {
  for (let at = 0; at < sealed.length; at += 5) {
    const damaged = Buffer.from(sealed);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    expect(await complaintOf(damaged, [identity])).toBeInstanceOf(BackupError);
  }
});

test.each([
  ['text of something else', 'SELECT 1;\n', /not a backup/],
  ['the header of another program', header({}, 'other') + body + trailer, /not a backup of this program/],
  ['a newer format', header({ format: FORMAT + 1 }) + body + trailer, /newer release/],
  ['another row', header() + body.replace('Ann', 'Eve') + trailer, /rows of names don't match/],
  ['a missing row', header() + body.replace('1\tAnn\n', '') + trailer, /rows of names don't match/],
  ['no end', header() + body, /cut off/],
  ['something after the end', `${TEXT}-- more\n`, /more data after its end/],
])('with %s is rejected', async (_, text, complaint) => {
  expect(await complaintOf(gzipSync(text))).toMatchObject({
    message: expect.stringMatching(complaint) as string,
  });
});

test('its key is found in a file with lines that npm has printed', () => {
  expect(
    identitiesIn(`\n> notes@1.0.0 backup\n> node backup.js\n\n# public key: age1\n${identity}\n`),
  ).toEqual([identity]);
  expect(identitiesIn('# public key: age1\n')).toEqual([]);
});

test('encrypted for somebody else, it says so', async () => {
  const [other = ''] = identitiesIn(await newKeyFile());
  expect(await complaintOf(sealed)).toMatchObject({
    message: expect.stringContaining('--identity') as string,
  });
  expect(await complaintOf(sealed, [other])).toMatchObject({
    message: expect.stringContaining("isn't in the file") as string,
  });
  expect(await complaintOf(sealed, ['nonsense'])).toMatchObject({
    message: expect.stringContaining('no valid age key') as string,
  });
});
