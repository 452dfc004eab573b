import { createHash } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import { AGE_MAGIC, decrypted } from './encryption.js';
import {
  BackupError,
  type BackupHeader,
  type BackupTable,
  copyLine,
  readHeader,
  readTrailer,
  type WrittenTable,
} from './format.js';
import { BackupText, type Chunks, NEWLINE } from './text.js';

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

export interface BackupFile {
  /** The name of the program that made it. */
  readonly program: string;
  /** Opens it from its start. */
  readonly open: () => Chunks;
  /** The private keys that can decrypt it, if it is encrypted. */
  readonly identities: readonly string[];
}

export interface ReadBackup {
  readonly onHeader: (header: BackupHeader) => void;
  /** Must read all rows. */
  readonly onRows: (table: BackupTable, rows: Chunks) => Promise<void>;
}

/** Reads a backup from start to end. Throws a BackupError unless every byte is as it was written. */
export async function readBackup(file: BackupFile, { onHeader, onRows }: ReadBackup): Promise<void> {
  const text = new BackupText(await plain(file));
  try {
    const header = readHeader(file.program, await text.line());
    onHeader(header);
    const found: Record<string, WrittenTable> = {};
    for (const table of header.tables) {
      if ((await text.line()) !== copyLine(table).trimEnd()) throw new BackupError('is damaged');
      found[table.name] = await readRows(text, (rows) => onRows(table, rows));
    }
    const { tables } = readTrailer(await text.line());
    for (const { name } of header.tables) {
      const [one, other] = [found[name], tables[name]];
      if (one?.rows !== other?.rows || one?.sha256 !== other?.sha256)
        throw new BackupError(`is damaged: the rows of ${name} don't match the checksum`);
    }
    await text.expectEnd();
  } catch (error) {
    throw damaged(error);
  } finally {
    await text.close();
  }
}

async function readRows(text: BackupText, read: (rows: Chunks) => Promise<void>): Promise<WrittenTable> {
  const hash = createHash('sha256');
  let rows = 0;
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of text.rows()) {
      hash.update(chunk);
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows++;
      yield chunk;
    }
  };
  await read(counted());
  return { rows, sha256: hash.digest('hex') };
}

/** Decrypts and decompresses. */
async function plain({ open, identities }: BackupFile): Promise<Chunks> {
  const start = await firstBytes(open());
  const isEncrypted = start.subarray(0, AGE_MAGIC.length).equals(AGE_MAGIC);
  if (!isEncrypted && !start.subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC))
    throw new BackupError('is not a backup of this program');
  if (isEncrypted && identities.length === 0)
    throw new BackupError('is encrypted: give the file with its private key as --identity');
  const source = isEncrypted ? decrypted(open(), identities) : open();
  // The reader gets the error.
  return pipeline(source, createGunzip(), () => undefined);
}

/** As many as it takes to tell what it is. */
async function firstBytes(chunks: Chunks): Promise<Buffer> {
  let start: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    start = Buffer.concat([start, chunk]);
    if (start.length >= AGE_MAGIC.length) break;
  }
  return start;
}

/** Errors of the system and the database are reported as they are. */
function damaged(error: unknown): unknown {
  if (error instanceof BackupError) return error;
  const { code, message } = error as { code?: string; message: string };
  const isForeign = code !== undefined && !code.startsWith('Z_') && code !== 'ERR_STREAM_PREMATURE_CLOSE';
  return isForeign ? error : new BackupError(`is damaged: ${message}`, { cause: error });
}
