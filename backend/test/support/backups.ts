import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';

const SHIFTED_CLOCK = pathToFileURL(path.join(import.meta.dirname, '../faults/shifted-clock.mjs')).href;
/** The time of the programs, the same as in the tests, so that they needn't draw dailies. */
const NOON = Date.parse('2026-11-20T12:00:00Z');
const BUILT = path.join(import.meta.dirname, '../../dist');

export interface Ended {
  code: number | NodeJS.Signals | null;
  output: string;
}

interface RunOptions {
  env: Record<string, string>;
  args?: readonly string[];
  /** Called with the output so far and a function that kills the process, like a power failure. */
  onOutput?: (output: string, kill: () => void) => void;
  /** Called with a function that kills it. */
  onStart?: (kill: () => void) => void;
  /** The largest file that it may write, in blocks of 512 bytes. */
  blocks?: number;
}

/** Runs `npm run backup` or `npm run restore` to its end. */
export function run(
  command: 'backup' | 'restore',
  { env, args = [], onOutput, onStart, blocks }: RunOptions,
): Promise<Ended> {
  const program = [process.execPath, path.join(BUILT, `${command}.js`), ...args];
  const limited = ['-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...program];
  const [file = '', ...rest] = blocks === undefined ? program : ['sh', ...limited];
  const child = spawn(file, rest, {
    env: {
      PATH: process.env['PATH'],
      DICTIONARY_URL: '',
      NODE_OPTIONS: `--import=${SHIFTED_CLOCK}`,
      CLOCK_SHIFT_MS: String(NOON - Date.now()),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  onStart?.(kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput?.(output, kill);
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code: code ?? signal, output }));
  });
}

export const expectSuccess = ({ code, output }: Ended): void => expect([output, code]).toEqual([output, 0]);

/** Makes a backup; its name. */
export async function makeBackup(env: Record<string, string>): Promise<string> {
  const ended = await run('backup', { env });
  expectSuccess(ended);
  return /Created (\S+)/.exec(ended.output)?.[1] ?? '';
}

/** A new pair of keys. */
export async function newKeys(): Promise<{ recipient: string; keyFile: string }> {
  const { output } = await run('backup', { args: ['--new-key'], env: {} });
  const [, recipient = ''] = /public key: (age1\S+)/.exec(output) ?? [];
  return { recipient, keyFile: output };
}

const STRUCTURE = `
  SELECT conname::text AS name, pg_get_constraintdef(oid) AS what FROM pg_constraint
   WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT tgname, tgenabled::text || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT relname, relacl::text FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT sequencename, last_value::text FROM pg_sequences WHERE schemaname = 'public'
  UNION ALL SELECT nspname, '' FROM pg_namespace ORDER BY 1, 2`;

/** All rows, constraints, triggers, indexes, functions, rights and sequences, in an order of their own. */
export async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    const { rows: structure } = await client.query<{ name: string; what: string | null }>(STRUCTURE);
    const contents = { structure: structure.map(({ name, what }) => `${name}: ${what}`) } as Record<
      string,
      string[]
    >;
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT "${name}"::text AS row FROM "${name}" ORDER BY 1`,
      );
      contents[name] = rows.map(({ row }) => row);
    }
    return contents;
  } finally {
    await client.end();
  }
}
