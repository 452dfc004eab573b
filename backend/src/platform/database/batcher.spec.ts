import { Batcher } from './batcher.js';

/** A batcher whose batches are completed by the test, one after another. */
function aBatcher(keyOf?: (item: string) => string) {
  const batches: string[][] = [];
  const open: ((outcome: string[] | Error) => void)[] = [];
  const run = (items: readonly string[]) => {
    batches.push([...items]);
    return new Promise<string[]>((resolve, reject) => {
      open.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
    });
  };
  return {
    batches,
    batcher: new Batcher(run, keyOf),
    /** Completes the current batch. */
    end: async (outcome: string[] | Error) => {
      open.shift()?.(outcome);
      await sameTurn();
      await sameTurn();
    },
  };
}

/** The rest of this turn of the event loop. */
const sameTurn = () => new Promise(setImmediate);

const game = (move: string) => move[0] ?? '';

test('a single item is run in the same turn, and items that arrive meanwhile share the next batch', async () => {
  const { batcher, batches, end } = aBatcher();
  const first = batcher.add('a');
  await sameTurn();
  expect(batches).toEqual([['a']]);
  const others = Promise.all(['b', 'c', 'd'].map((item) => batcher.add(item)));
  expect(batches).toHaveLength(1);
  await end(['A']);
  expect(await first).toBe('A');
  expect(batches).toEqual([['a'], ['b', 'c', 'd']]);
  await end(['B', 'C', 'D']);
  expect(await others).toEqual(['B', 'C', 'D']);
});

test('items with the same key are never in the same batch', async () => {
  const { batcher, batches, end } = aBatcher(game);
  const moves = Promise.all(['x1', 'a1', 'a2'].map((item) => batcher.add(item)));
  await sameTurn();
  await end(['2', '1']);
  await end(['3']);
  expect(batches).toEqual([['a1', 'x1'], ['a2']]);
  expect(await moves).toEqual(['1', '2', '3']);
});

test('a batch is in the order of its keys, and each caller still gets its own result', async () => {
  const { batcher, batches, end } = aBatcher(game);
  const moves = Promise.all(['c1', 'a1', 'b1'].map((item) => batcher.add(item)));
  await sameTurn();
  await end(['A', 'B', 'C']);
  expect(batches).toEqual([['a1', 'b1', 'c1']]);
  expect(await moves).toEqual(['C', 'A', 'B']);
});

test('a failed batch is retried item by item, so that only the invalid item fails', async () => {
  const { batcher, end } = aBatcher();
  const first = batcher.add('x');
  await sameTurn();
  const others = Promise.allSettled(['a', 'b', 'c'].map((item) => batcher.add(item)));
  await end(['X']);
  await end(new Error('a constraint'));
  await end(['A']);
  await end(new Error('a constraint'));
  await end(['C']);
  await first;
  expect((await others).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('if the connection is lost, everyone in the batch gets the error and later items still work', async () => {
  const { batcher, batches, end } = aBatcher();
  const first = batcher.add('x');
  await sameTurn();
  const lost = Promise.allSettled(['a', 'b'].map((item) => batcher.add(item)));
  await end(['X']);
  const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' });
  await end(reset);
  await first;
  expect(await lost).toEqual([
    { status: 'rejected', reason: reset },
    { status: 'rejected', reason: reset },
  ]);
  const later = batcher.add('a');
  await sameTurn();
  await end(['A']);
  expect(await later).toBe('A');
  expect(batches).toEqual([['x'], ['a', 'b'], ['a']]);
});

test('an item that follows from the last result is run too', async () => {
  const { batcher, batches, end } = aBatcher();
  const answered = batcher.add('a').then(() => batcher.add('b'));
  await sameTurn();
  await end(['A']);
  expect(batches).toEqual([['a'], ['b']]);
  await end(['B']);
  expect(await answered).toBe('B');
});

test('a batcher is idle only when its current batch has ended', async () => {
  const { batcher, end } = aBatcher();
  const item = batcher.add('a');
  await sameTurn();
  let isIdle = false;
  const idle = batcher.idle().then(() => (isIdle = true));
  await new Promise(setImmediate);
  expect(isIdle).toBe(false);
  await end(['A']);
  await idle;
  expect(await item).toBe('A');
});
