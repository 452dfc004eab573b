import fc from 'fast-check';
import { partsOf } from './upload.js';

async function* chunks(lengths: readonly number[]): AsyncGenerator<Buffer> {
  let next = 0;
  for (const length of lengths)
    yield await Promise.resolve(Buffer.from(Array.from({ length }, () => next++)));
}

async function partsWith(lengths: readonly number[], size: number): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of partsOf(chunks(lengths), size)) parts.push(part);
  return parts;
}

test('parts are alike, except for the last one, and have the same bytes in the same order', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(25)), fc.integer({ min: 1, max: 20 }), async (lengths, size) => {
      const parts = await partsWith(lengths, size);
      const total = lengths.reduce((sum, length) => sum + length, 0);
      expect(parts.slice(0, -1).every(({ length }) => length === size)).toBe(true);
      expect(parts).toHaveLength(Math.ceil(total / size));
      expect(Buffer.concat(parts)).toEqual(Buffer.from(Array.from({ length: total }, (_, i) => i)));
    }),
  ));

test('what is uploaded is read no further than necessary, and closed if nobody wants the rest', async () => {
  let read = 0;
  let isClosed = false;
  const endless = async function* () {
    try {
      for (;;) yield await Promise.resolve(Buffer.alloc(++read && 4));
    } finally {
      isClosed = true;
    }
  };
  const parts = partsOf(endless(), 8);
  await parts.next();
  expect(read).toBe(2);
  await parts.return(undefined);
  expect(isClosed).toBe(true);
});
