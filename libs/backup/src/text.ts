import { BackupError, END_OF_ROWS } from './format.js';

export type Chunks = AsyncIterable<Buffer>;

export const NEWLINE = 10;
/** Of lines that aren't rows, the longest of which name all tables. Fifty times as long as today. */
const MAX_LINE_BYTES = 1 << 20;
/** The rows end at the start of a line. */
const LAST_ROWS = Buffer.concat([Buffer.from('\n'), END_OF_ROWS]);

/** A text that is read in lines and in rows, without ever being in memory as a whole. */
export class BackupText {
  private readonly chunks: AsyncIterator<Buffer, unknown>;
  private buffer: Buffer = Buffer.alloc(0);

  constructor(chunks: Chunks) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next line, without its end. A damaged or foreign file may have none for gigabytes. */
  async line(): Promise<string> {
    let end = this.buffer.indexOf(NEWLINE);
    for (; end < 0; end = this.buffer.indexOf(NEWLINE)) {
      if (this.buffer.length > MAX_LINE_BYTES) throw new BackupError('is damaged: it has an endless line');
      await this.require();
    }
    return this.take(end + 1)
      .toString()
      .slice(0, -1);
  }

  /** All lines that are left, without empty ones. */
  async *lines(): AsyncGenerator<string> {
    while (this.buffer.length > 0 || (await this.more())) {
      const line = await this.line();
      if (line !== '') yield line;
    }
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
