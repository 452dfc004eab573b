import { NEW_LIVE_GAME } from '@tessera/rules';
import { AppError } from '../../platform/http/app-error.js';
import { MoveBatcher } from './move-batcher.js';
import type { Move, MovesStore } from './moves.store.js';

const aMove = (gameId: string, seen = 1): Move => ({
  gameId,
  seen,
  live: { ...NEW_LIVE_GAME, version: seen + 1 },
  scores: null,
  seat: 1,
  events: [],
  correlationId: 'test',
  at: new Date(0),
});

/** A store whose commits are completed by the test, one after another. */
function aStore() {
  const batches: string[][] = [];
  const open: ((outcome: Set<string> | Error) => void)[] = [];
  const store = {
    commit: (moves: readonly Move[]) => {
      batches.push(moves.map(({ gameId }) => gameId));
      return new Promise<Set<string>>((resolve, reject) => {
        open.push((outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)));
      });
    },
  };
  return {
    batches,
    batcher: new MoveBatcher(store as unknown as MovesStore),
    /** Completes the current commit. */
    end: async (outcome: Set<string> | Error) => {
      open.shift()?.(outcome);
      await new Promise(setImmediate);
    },
  };
}

test('a single move is committed at once, and moves that arrive meanwhile share the next commit', async () => {
  const { batcher, batches, end } = aStore();
  const first = batcher.add(aMove('A'));
  expect(batches).toEqual([['A']]);
  const others = Promise.all(['B', 'C', 'D'].map((game) => batcher.add(aMove(game))));
  expect(batches).toHaveLength(1);
  await end(new Set('A'));
  expect(await first).toBe(true);
  expect(batches).toEqual([['A'], ['B', 'C', 'D']]);
  await end(new Set(['B', 'D']));
  expect(await others).toEqual([true, false, true]);
});

test('two moves of one game are never in the same batch', async () => {
  const { batcher, batches, end } = aStore();
  const moves = Promise.all([
    batcher.add(aMove('X')),
    ...[1, 2].map((seen) => batcher.add(aMove('A', seen))),
  ]);
  await end(new Set('X'));
  await end(new Set('A'));
  await end(new Set('A'));
  expect(batches).toEqual([['X'], ['A'], ['A']]);
  expect(await moves).toEqual([true, true, true]);
});

test('a failed batch is retried move by move, so that only the invalid move fails', async () => {
  const { batcher, end } = aStore();
  const first = batcher.add(aMove('X'));
  const moves = Promise.allSettled(['A', 'B', 'C'].map((game) => batcher.add(aMove(game))));
  await end(new Set('X'));
  await end(new Error('a constraint'));
  await end(new Set('A'));
  await end(new Error('a constraint'));
  await end(new Set('C'));
  await first;
  expect((await moves).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('if the connection is lost, nothing is acknowledged and later moves still work', async () => {
  const { batcher, end } = aStore();
  const lost = batcher.add(aMove('A'));
  await end(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
  await expect(lost).rejects.toEqual(new AppError('UNAVAILABLE'));
  const later = batcher.add(aMove('A'));
  await end(new Set('A'));
  expect(await later).toBe(true);
});

test('a move made in response to the last one is committed too', async () => {
  const { batcher, batches, end } = aStore();
  const answered = batcher.add(aMove('A')).then(() => batcher.add(aMove('A', 2)));
  await end(new Set('A'));
  expect(batches).toEqual([['A'], ['A']]);
  await end(new Set('A'));
  expect(await answered).toBe(true);
});

test('shutdown waits for the current commit', async () => {
  const { batcher, end } = aStore();
  const move = batcher.add(aMove('A'));
  let isDown = false;
  const down = batcher.beforeApplicationShutdown().then(() => (isDown = true));
  await new Promise(setImmediate);
  expect(isDown).toBe(false);
  await end(new Set('A'));
  await down;
  expect(await move).toBe(true);
});
