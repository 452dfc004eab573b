import { setImmediate } from 'node:timers/promises';
import { BackupError } from './format.js';
import { BackupText } from './text.js';

const CHUNK_BYTES = 64 * 1024;

/** Chunks of a text without a single end of a line. Counts them, and never ends by itself. */
async function* endless(counted: { bytes: number }): AsyncGenerator<Buffer> {
  const chunk = Buffer.alloc(CHUNK_BYTES, 'x');
  for (;;) {
    await setImmediate();
    counted.bytes += chunk.length;
    yield chunk;
  }
}

test('a line that does not end is given up after a megabyte', async () => {
  const counted = { bytes: 0 };
  await expect(new BackupText(endless(counted)).line()).rejects.toThrow(BackupError);
  expect(counted.bytes).toBeLessThan(2 * 1024 * 1024);
  await expect(new BackupText(endless(counted)).lines().next()).rejects.toThrow(BackupError);
});

async function* of(...chunks: string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
}

test('lines are read wherever chunks end', async () => {
  const lines: string[] = [];
  for await (const line of new BackupText(of('one\nt', 'w', 'o\n\nthree', '\n')).lines()) lines.push(line);
  expect(lines).toEqual(['one', 'two', 'three']);
  await expect(new BackupText(of('cut o', 'ff')).line()).rejects.toThrow('cut off');
});
