import { createHash, createHmac } from 'node:crypto';
import { BAG, BLIND_LETTERS, type Letter, type PlainDate } from '@tessera/rules';

const SALT_BYTES = 16;

export interface Draw {
  letters: Letter[];
  /** 16 bytes in hex. */
  salt: string;
  commitment: string;
}

/** An endless stream of bytes determined by key and label: HMAC-SHA-256 in counter mode. */
function* bytesOf(seed: Uint8Array, label: string): Generator<number> {
  for (let block = 0; ; block++) {
    yield* createHmac('sha256', seed).update(`${label}:${block}`).digest();
  }
}

/**
 * An integer below `size` (at most 256). All values are equally likely, because bytes beyond the last full
 * range are skipped.
 */
function below(size: number, bytes: Iterator<number, never>): number {
  const limit = 256 - (256 % size);
  for (;;) {
    const byte = bytes.next().value;
    if (byte < limit) return byte % size;
  }
}

/** SHA-256 in hex of `date:letters:salt`. */
const commitmentOf = (date: PlainDate, letters: readonly Letter[], salt: string): string =>
  createHash('sha256')
    .update(`${date}:${letters.join('')}:${salt}`)
    .digest('hex');

/**
 * Draws the eight letters of a date from the bag without replacement. The same input always gives the same
 * letters.
 */
export function drawDaily(seed: Uint8Array, date: PlainDate, attempt: number): Draw {
  const bytes = bytesOf(seed, `letters:${date}:${attempt}`) as Iterator<number, never>;
  const bag = [...BAG];
  const letters = Array.from(
    { length: BLIND_LETTERS },
    () => bag.splice(below(bag.length, bytes), 1)[0] ?? '',
  );
  const salt = createHmac('sha256', seed)
    .update(`salt:${date}:${attempt}`)
    .digest()
    .subarray(0, SALT_BYTES)
    .toString('hex');
  return { letters, salt, commitment: commitmentOf(date, letters, salt) };
}
