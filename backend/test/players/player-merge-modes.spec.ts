import { CALLS } from '@tessera/contracts/calls';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, GOOD_GRID, POOR_GRID } from '../support/dailies.js';
import { aDuel, gameOf, placeLetter, playDuel, readDuel } from '../support/duels.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

const idOf = (body: unknown): string => (body as { game: { gameId: string } }).game.gameId;
const startSimple = async (browser: Browser) =>
  idOf((await browser.call(CALLS.createSimpleDaily, { body: {} })).body);
const placeSimple = (browser: Browser, gameId: string, cellIndex: number, round: number) =>
  browser.call(CALLS.actInSimpleDaily, {
    params: { gameId },
    body: { action: 'PLACE_LETTER', cellIndex, round },
  });
const startPractice = async (browser: Browser, date: string, playerGrid?: string[][]) => {
  const gameId = idOf((await browser.call(CALLS.createPractice, { body: { date } })).body);
  if (playerGrid) await browser.call(CALLS.completePractice, { params: { gameId }, body: { playerGrid } });
  return gameId;
};

test('games that a guest has started are merged at a login and continue in the account', async () => {
  const [home, guest] = [new Browser(app), new Browser(app)];
  const credentials = await home.register();
  const duel = await aDuel(guest, guest.player);
  await playDuel(guest, guest.player, duel, 1, 3);
  const simple = await startSimple(guest);
  await placeSimple(guest, simple, 0, 1);
  const practice = await startPractice(guest, '2026-11-10');
  const before = guest.player;
  await guest.login(credentials);
  expect(guest.player).not.toBe(before);

  expect(await aDuel(guest, guest.player)).toBe(duel);
  expect((await placeLetter(guest, guest.player, duel, { cellIndex: 2, round: 3 })).status).toBe(200);
  await playDuel(guest, guest.player, duel, 4);
  expect(gameOf(await readDuel(guest, guest.player, duel))).toMatchObject({
    status: 'completed',
    player1UUID: guest.player,
  });
  expect(await startSimple(guest)).toBe(simple);
  expect(
    (await guest.call(CALLS.getSimpleDaily, { params: { gameId: simple } })).body.game.currentRound,
  ).toBe(2);
  expect(await startPractice(guest, '2026-11-10', GOOD_GRID)).toBe(practice);
  const owners = await app.sql<{ player: string }>(
    'SELECT DISTINCT "playerUUID" AS player FROM daily_challenge_submissions WHERE "gameId" = $1',
    [simple],
  );
  expect(owners).toEqual([{ player: guest.player }]);
});

test('if both have a game, the account keeps its own, unless only the guest has completed it', async () => {
  const [home, guest] = [new Browser(app), new Browser(app)];
  const credentials = await home.register();
  const kept = {
    gentle: await aDuel(home, home.player, 'gentle'),
    simple: await startSimple(home),
    done: await startPractice(home, '2026-11-10', POOR_GRID),
  };
  const lost = [await aDuel(home, home.player, 'keen'), await startPractice(home, '2026-11-11')];
  await aDuel(guest, guest.player, 'gentle');
  await startSimple(guest);
  await startPractice(guest, '2026-11-10', GOOD_GRID);
  const won = { keen: await aDuel(guest, guest.player, 'keen'), begun: '' };
  await playDuel(guest, guest.player, won.keen);
  won.begun = await startPractice(guest, '2026-11-11', GOOD_GRID);
  await guest.login(credentials);

  expect(await aDuel(guest, guest.player, 'gentle')).toBe(kept.gentle);
  expect(await aDuel(guest, guest.player, 'keen')).toBe(won.keen);
  expect(await startSimple(guest)).toBe(kept.simple);
  expect(await startPractice(guest, '2026-11-10')).toBe(kept.done);
  expect(await startPractice(guest, '2026-11-11')).toBe(won.begun);
  expect((await readDuel(guest, guest.player, lost[0] ?? '')).status).toBe(404);
  expect((await guest.call(CALLS.getPractice, { params: { gameId: lost[1] ?? '' } })).status).toBe(404);
});
