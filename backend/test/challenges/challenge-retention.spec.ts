import { DAY_MS } from '@tessera/rules';
import { removeExpired } from '../../src/platform/retention/retention.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import {
  completeChallenge,
  FAIR_GRID,
  getChallenge,
  makeChallenge,
  playChallenge,
  startChallenge,
} from '../support/challenges.js';
import { fixLetters } from '../support/dailies.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: TODAY });
  await fixLetters(app);
});
afterEach(() => app.close());

const TODAY = '2026-11-20T12:00:00Z';

/** Moves the clock to this many days after the start. */
const moveTo = (days: number) => (app.clock.time = Date.parse(TODAY) + days * DAY_MS);

/** Runs the nightly job. */
async function sweep(): Promise<void> {
  await app.jobs.runHere(removeExpired.name);
}

test('a challenge is deleted 30 days after the last visit, whoever has opened it', async () => {
  const maker = aPlayer();
  const [forgotten, opened, started, completed] = [
    await makeChallenge(app, {}, maker),
    await makeChallenge(app, {}, maker),
    await makeChallenge(app, {}, maker),
    await makeChallenge(app, {}, maker),
  ];
  const player = await playChallenge(app, forgotten);
  await startChallenge(app, completed, player);
  moveTo(20);
  await getChallenge(app, opened, undefined);
  await startChallenge(app, started, player);
  await completeChallenge(app, completed, FAIR_GRID, { player });
  moveTo(29.9);
  await sweep();
  expect(await app.sql('SELECT FROM challenges')).toHaveLength(4);
  moveTo(30.1);
  await sweep();
  const left = await app.sql<{ code: string }>('SELECT code FROM challenges');
  expect(left.map(({ code }) => code).sort()).toEqual([opened, started, completed].sort());
  expect(await app.sql('SELECT FROM challenge_games WHERE code = $1', [forgotten])).toEqual([]);
  moveTo(50.1);
  await sweep();
  expect(await app.sql('SELECT FROM challenges')).toEqual([]);
});

test('visits are written at most once a day', async () => {
  const code = await makeChallenge(app, {}, aPlayer());
  const visitedAt = async () =>
    (await app.sql<{ visitedAt: Date }>('SELECT "visitedAt" FROM challenges'))[0]?.visitedAt.toISOString();
  const first = await visitedAt();
  moveTo(0.9);
  await getChallenge(app, code, aPlayer());
  expect(await visitedAt()).toBe(first);
  moveTo(1.1);
  await getChallenge(app, code, aPlayer());
  expect(await visitedAt()).toBe(new Date(app.clock.time).toISOString());
});
