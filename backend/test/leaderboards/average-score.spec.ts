import { CALLS } from '@tessera/contracts/calls';
import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import { removeExpired } from '../../src/platform/retention/retention.js';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, GOOD_GRID, playDaily, POOR_GRID } from '../support/dailies.js';
import { aNamed } from '../support/groups.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z' });
  await fixLetters(app);
});
afterEach(() => app.close());

/** Plays the dailies of these days in November. Returns their scores. */
async function play({ player }: Browser, days: readonly number[], grid = GOOD_GRID): Promise<number[]> {
  const scores: number[] = [];
  for (const day of days) {
    moveTo(day);
    const gameId = await playDaily(app, player, { grid });
    const [game] = await app.sql<{ score: number }>(
      'SELECT "playerScore" AS score FROM one_player_versus_three_games WHERE "gameId" = $1',
      [gameId],
    );
    scores.push(game!.score);
  }
  return scores;
}

const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
/** Days after the 30th are in December. */
const moveTo = (day: number) => app.clock.moveTo(new Date(Date.UTC(2026, 10, day, 12)).toISOString());
const averageOf = (scores: readonly number[]) =>
  Number((scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(1));

const read = async (sort: string = 'average-score') =>
  (await app.call(CALLS.readLeaderboard, { query: { sort } })).body as {
    leaderboard: LeaderboardEntry[];
    gameNumber: number;
  };
const averages = async () =>
  (await read()).leaderboard.map(({ playerName, averageScore }) => [playerName, averageScore]);

test('the average score requires ten games, and the highest comes first', async () => {
  const [ann, ben] = [await aNamed(app, 'Ann'), await aNamed(app, 'Ben')];
  const nine = await play(ann, days(1, 9), POOR_GRID);
  expect(await averages()).toEqual([]);
  const scores = [...nine, ...(await play(ann, [10]))];
  const better = await play(ben, days(11, 20));
  expect(await averages()).toEqual([
    ['Ben', averageOf(better)],
    ['Ann', averageOf(scores)],
  ]);
  expect((await read('today-score')).leaderboard).toMatchObject([
    { playerName: 'Ben', averageScore: averageOf(better) },
  ]);
});

test('games leave the average after thirty days, even if no other game is played', async () => {
  const ann = await aNamed(app, 'Ann');
  const scores = [...(await play(ann, [1], POOR_GRID)), ...(await play(ann, days(2, 11)))];
  moveTo(30);
  expect(await averages()).toEqual([['Ann', averageOf(scores)]]);
  moveTo(31);
  expect(await averages()).toEqual([['Ann', averageOf(scores.slice(1))]]);
  moveTo(32);
  expect(await averages()).toEqual([]);
});

test('renaming, merging and deleting a player changes the averages immediately', async () => {
  const [phone, desk] = [await aNamed(app, 'Ann'), new Browser(app)];
  const first = await play(phone, days(1, 5), POOR_GRID);
  const second = await play(desk, days(6, 10));
  expect(await averages()).toEqual([]);
  const credentials = await phone.register();
  await desk.login(credentials);
  expect(await averages()).toEqual([['Ann', averageOf([...first, ...second])]]);
  const renamed = await desk.call(CALLS.setAccountPlayerName, { body: { playerName: 'Anna' } });
  expect(renamed.body).toEqual({ success: true, playerName: 'Anna' });
  expect(await averages()).toEqual([['Anna', averageOf([...first, ...second])]]);
  await desk.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  expect(await app.sql('SELECT 1 FROM recent_averages')).toEqual([]);
});

test('averages of past dates are deleted at night', async () => {
  await play(await aNamed(app), days(1, 10));
  app.clock.moveTo('2026-12-20T12:00:00Z');
  await app.jobs.runHere(removeExpired.name);
  expect(await app.sql('SELECT 1 FROM recent_averages')).toEqual([]);
});
