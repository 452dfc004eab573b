import { CALLS } from '@tessera/contracts/calls';
import type { ReviewedRound } from '@tessera/contracts/solver';
import { createScorer, gridFromRows } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { startApp, type TestApp } from '../support/app.js';
import { GOOD_GRID } from '../support/dailies.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const { scoreGrid } = createScorer(VALID_WORDS);
const LETTERS = GOOD_GRID.flat();
const MOVES = LETTERS.map((letter, at) => ({ round: at + 1, letter, cellIndex: at }));

const best = (letters: unknown) => app.call(CALLS.bestPossible, { body: { letters } });
const review = (moves: unknown) => app.call(CALLS.reviewDaily, { body: { moves } });

test('the best grid has exactly these letters and the returned score', async () => {
  for (const letters of [LETTERS, [...'CARDAREAREARDART'], [...'QXZJVKWQXZJVKWQX']]) {
    const { status, body } = await best(letters);
    expect(status).toBe(200);
    const grid = gridFromRows(body.grid as string[][]);
    expect(grid.toSorted()).toEqual(letters.toSorted());
    expect(scoreGrid(grid).total).toBe(body.score);
    expect(body.score).toBeGreaterThanOrEqual(scoreGrid(letters).total);
    expect(body.upTo).toBeGreaterThanOrEqual(body.score as number);
  }
});

test('a review covers each round, and ends with the score', async () => {
  const { status, body } = await review(MOVES);
  expect(status).toBe(200);
  const rounds = body.rounds as ReviewedRound[];
  expect(rounds.map(({ round, letter, cellIndex }) => ({ round, letter, cellIndex }))).toEqual(MOVES);
  expect(rounds.at(-1)?.after).toBe(scoreGrid(LETTERS).total);
  for (const { best: max, after } of rounds) expect(max).toBeGreaterThanOrEqual(after);
  expect(body.moments.length).toBeGreaterThan(0);
});

test('invalid letters and moves are rejected, naming the field', async () => {
  const rejectionOf = async (answer: Promise<{ status: number; body: { field?: string } }>) => {
    const { status, body } = await answer;
    return [status, body.field];
  };
  expect(await rejectionOf(best([...'ABC']))).toEqual([400, 'letters']);
  expect(await rejectionOf(best(LETTERS.with(3, 'é')))).toEqual([400, 'letters[3]']);
  expect(await rejectionOf(review(MOVES.slice(1)))).toEqual([400, 'moves']);
  expect(await rejectionOf(review(MOVES.with(3, { ...MOVES[3]!, cellIndex: 2 })))).toEqual([400, 'moves']);
  expect(await rejectionOf(review(MOVES.toReversed()))).toEqual([400, 'moves']);
});

test('requests beyond a queue that anyone would wait for are told to retry', async () => {
  // Letters that take until the limit, so that the first tasks are still running when the last arrive.
  const answers = await Promise.all(Array.from({ length: 30 }, () => best([...'AABBCDEEFGHIJKLM'])));
  const [done, later] = [200, 503].map((status) => answers.filter((answer) => answer.status === status));
  expect([done!.length > 0, later!.length > 0, done!.length + later!.length]).toEqual([true, true, 30]);
  for (const { headers, body } of later!) {
    expect([body.code, Number(headers['retry-after']) > 0]).toEqual(['UNAVAILABLE', true]);
  }
  expect((await best(LETTERS)).status).toBe(200);
});
