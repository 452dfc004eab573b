import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { completeChallenge, FAIR_GRID, makeChallenge, startChallenge } from '../support/challenges.js';
import { fixLetters } from '../support/dailies.js';
import { eventually } from '../support/eventually.js';
import { countLockWaits } from '../support/lock-waits.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

const games = (code: string) =>
  app.sql<{ playerUUID: string; status: string }>(
    'SELECT "playerUUID", status FROM challenge_games WHERE code = $1',
    [code],
  );

test('players who start a challenge while it is deleted either play or learn that it is gone', async () => {
  for (let round = 0; round < 5; round++) {
    const maker = aPlayer();
    const code = await makeChallenge(app, {}, maker);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => startChallenge(app, code, aPlayer())),
      app.call(CALLS.deleteChallenge, { player: maker, params: { code } }),
      startChallenge(app, code, aPlayer()),
    ]);
    const [deleted] = answers.splice(4, 1);
    expect(deleted?.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    expect(await games(code)).toEqual([]);
  }
});

test('a player whose grid arrives while the challenge is deleted learns that it is gone', async () => {
  const [code, player] = [await makeChallenge(app, {}, aPlayer()), aPlayer()];
  await startChallenge(app, code, player);
  await app.sql('BEGIN');
  await app.sql('DELETE FROM challenges WHERE code = $1', [code]);
  const completed = completeChallenge(app, code, FAIR_GRID, { player });
  await eventually('the grid waits', async () => (await countLockWaits(app)) === 1);
  await app.sql('COMMIT');
  const { status, body } = await completed;
  expect([status, body]).toMatchObject([404, { code: 'CHALLENGE_NOT_FOUND' }]);
});

test('a guest who signs in while their grid arrives keeps exactly one game', async () => {
  const [home, guest] = [new Browser(app), new Browser(app)];
  const credentials = await home.register();
  const code = await makeChallenge(app, {}, aPlayer());
  await startChallenge(guest, code);
  const before = guest.player;
  const [completed] = await Promise.all([
    completeChallenge(app, code, FAIR_GRID, { player: before }),
    guest.login(credentials),
  ]);
  expect([200, 403, 404]).toContain(completed.status);
  // The browser sends it again, as the account's player.
  expect((await completeChallenge(guest, code, FAIR_GRID)).status).toBe(200);
  expect(await games(code)).toEqual([{ playerUUID: home.player, status: 'completed' }]);
});

test('an account that is deleted while others start its challenge leaves nothing', async () => {
  const owner = new Browser(app);
  const { password } = await owner.register();
  const code = await makeChallenge(owner);
  const [deleted, ...started] = await Promise.all([
    owner.call(CALLS.deleteAccount, { body: { password } }),
    ...Array.from({ length: 4 }, () => startChallenge(app, code, aPlayer())),
  ]);
  expect(deleted.status).toBe(200);
  for (const { status } of started) expect([201, 404]).toContain(status);
  expect(await games(code)).toEqual([]);
});
