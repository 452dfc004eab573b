import { CALLS } from '@tessera/contracts/calls';
import type { DailyGame } from '@tessera/contracts/daily';
import { createScorer, gridFromRows } from '@tessera/rules';
import { LEXICON, validWordsOf } from '@tessera/words';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { challengeGameOf, completeChallenge, makeChallenge, startChallenge } from '../support/challenges.js';
import { completeDaily, fixLetters, startDaily } from '../support/dailies.js';
import { byRest, playRounds, readGame, waitingGame } from '../support/games.js';

const FORMER = '2026.11';

const rows = (text: string): string[][] => [0, 4, 8, 12].map((start) => [...text.slice(start, start + 4)]);
/** With the letters of all dates, and a word that only the current list has. */
const DAILY_GRID = rows('HELLBRATORESQQQQ');
const CHALLENGE_GRID = rows('HELLCARDAREAQQQQ');

const scoreBy = (version: string, grid: (string | null)[][]): number =>
  createScorer(validWordsOf(version)).scoreGrid(gridFromRows(grid)).total;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

const daily = async (player: string, gameId: string): Promise<DailyGame> =>
  (await app.call(CALLS.getDaily, { player, params: { gameId } })).body.game;

test('a daily is scored by the word list with which its letters were proved', async () => {
  expect(scoreBy(FORMER, DAILY_GRID)).not.toBe(scoreBy(LEXICON.version, DAILY_GRID));
  const [before, now] = [aPlayer(), aPlayer()];
  const current = await startDaily(app, now);
  // Asia's date, whose letters the process hasn't read yet.
  await app.sql(`UPDATE daily_challenge_sequences SET lexicon = $1 WHERE date = '2026-11-21'`, [FORMER]);
  const former = await startDaily(app, before, 'Pacific/Kiritimati');
  await completeDaily(app, before, former, DAILY_GRID);
  await completeDaily(app, now, current, DAILY_GRID);
  expect(await daily(before, former)).toMatchObject({
    lexicon: FORMER,
    finalScore: scoreBy(FORMER, DAILY_GRID),
  });
  expect(await daily(now, current)).toMatchObject({
    lexicon: LEXICON.version,
    finalScore: scoreBy(LEXICON.version, DAILY_GRID),
  });
});

test('a live game that began before an upgrade is scored by the word list with which it began', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await waitingGame(app, ann);
  await app.sql('UPDATE games SET lexicon = $1 WHERE "gameId" = $2', [FORMER, gameId]);
  await byRest(app, ben)('join_game', { gameId });
  await playRounds({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId);
  const game = await readGame(app, ann, gameId);
  expect(game).toMatchObject({ lexicon: FORMER, status: 'completed' });
  expect(game.player1Score).toBe(scoreBy(FORMER, game.player1Grid));
});

test('a challenge keeps the word list with which it was made', async () => {
  const code = await makeChallenge(app, {}, aPlayer());
  await app.sql('UPDATE challenges SET lexicon = $1 WHERE code = $2', [FORMER, code]);
  const player = aPlayer();
  await startChallenge(app, code, player);
  const response = await completeChallenge(app, code, CHALLENGE_GRID, { player });
  expect(challengeGameOf(response)).toMatchObject({
    lexicon: FORMER,
    finalScore: scoreBy(FORMER, CHALLENGE_GRID),
  });
});
