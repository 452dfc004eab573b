import { createHash } from 'node:crypto';
import { createGunzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import { BackupError } from './backup-error.js';
import {
  type BackupHeader,
  type BackupTable,
  copyLine,
  END_OF_ROWS,
  readHeader,
  readTrailer,
  type WrittenTable,
} from './backup-format.js';
import { AGE_MAGIC, decrypted } from './encryption.js';

type Chunks = AsyncIterable<Buffer>;

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);
const NEWLINE = 10;
/** The rows end at the start of a line. */
const LAST_ROWS = Buffer.concat([Buffer.from('\n'), END_OF_ROWS]);

export interface BackupFile {
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
  const text = new Text(await plain(file));
  try {
    const header = readHeader(await text.line());
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

async function readRows(text: Text, read: (rows: Chunks) => Promise<void>): Promise<WrittenTable> {
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

/** A text that is read in lines and in rows. */
class Text {
  private readonly chunks: AsyncIterator<Buffer, unknown>;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(chunks: Chunks) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next line, without its end. */
  async line(): Promise<string> {
    let end = this.buffer.indexOf(NEWLINE);
    for (; end < 0; end = this.buffer.indexOf(NEWLINE)) await this.require();
    return this.take(end + 1)
      .toString()
      .slice(0, -1);
  }

  /** The rows of a table, up to the line that ends them. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.buffer.length < END_OF_ROWS.length) await this.require();
    if (this.buffer.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) {
      this.take(END_OF_ROWS.length);
      return;
    }
    for (;;) {
      const end = this.buffer.indexOf(LAST_ROWS);
      if (end >= 0) {
        yield this.take(end + 1);
        this.take(END_OF_ROWS.length);
        return;
      }
      // The end may be split between this chunk and the next one.
      const whole = this.buffer.length - LAST_ROWS.length + 1;
      if (whole > 0) yield this.take(whole);
      await this.require();
    }
  }

  async expectEnd(): Promise<void> {
    if (this.buffer.length > 0 || (await this.more()))
      throw new BackupError('is damaged: there is more data after its end');
  }

  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  private take(length: number): Buffer {
    const taken = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    return taken;
  }

  private async require(): Promise<void> {
    if (!(await this.more())) throw new BackupError('is damaged: it was cut off');
  }

  private async more(): Promise<boolean> {
    const next: IteratorResult<Buffer, unknown> = await this.chunks.next();
    if (next.done) return false;
    this.buffer = this.buffer.length === 0 ? next.value : Buffer.concat([this.buffer, next.value]);
    return true;
  }
}
