import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import {
  BAD_GRID,
  CHALLENGE_GRID,
  completeChallenge,
  FAIR_GRID,
  getChallenge,
  gridsOf,
  makeChallenge,
  playChallenge,
  startChallenge,
} from '../support/challenges.js';
import { fixLetters } from '../support/dailies.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

/** An account on one device, and a guest on another. */
async function aHomeAndAGuest() {
  const [home, guest] = [new Browser(app), new Browser(app)];
  return { home, guest, credentials: await home.register() };
}

test('at a sign-in, the account takes over what the guest has made and played', async () => {
  const { guest, credentials } = await aHomeAndAGuest();
  const made = await makeChallenge(guest);
  const played = await makeChallenge(app, {}, aPlayer());
  await startChallenge(guest, played);
  await guest.login(credentials);
  expect((await getChallenge(guest, made)).body.challenge).toMatchObject({
    isOwn: true,
    maker: { playerUUID: guest.player },
  });
  expect((await completeChallenge(guest, played, FAIR_GRID)).status).toBe(200);
});

test("of two games of one challenge the account's own stays, unless only the guest has completed theirs", async () => {
  const { home, guest, credentials } = await aHomeAndAGuest();
  const [both, guestOnly, neither] = [
    await makeChallenge(app, {}, aPlayer()),
    await makeChallenge(app, {}, aPlayer()),
    await makeChallenge(app, {}, aPlayer()),
  ];
  await playChallenge(home, both, FAIR_GRID, home.player);
  await playChallenge(app, both, BAD_GRID, guest.player);
  await startChallenge(home, guestOnly);
  await playChallenge(app, guestOnly, CHALLENGE_GRID, guest.player);
  await startChallenge(home, neither);
  await startChallenge(app, neither, guest.player);
  await guest.login(credentials);
  expect((await gridsOf(guest, both)).grids.map(({ playerGrid }) => playerGrid)).toEqual([FAIR_GRID]);
  expect((await gridsOf(guest, guestOnly)).own?.playerGrid).toEqual(CHALLENGE_GRID);
  expect((await startChallenge(guest, neither)).status).toBe(200);
});

test("a guest's game of the account's own challenge is marked, and has no place", async () => {
  const { home, guest, credentials } = await aHomeAndAGuest();
  const code = await makeChallenge(home);
  await playChallenge(app, code, CHALLENGE_GRID, guest.player);
  const other = await playChallenge(app, code, FAIR_GRID);
  await guest.login(credentials);
  const { grids } = await gridsOf(app, code, other);
  expect(grids.map(({ isMakers, place }) => [isMakers, place])).toEqual([
    [true, null],
    [false, 1],
  ]);
});

test('a deleted account takes its challenges and its games with it', async () => {
  const person = new Browser(app);
  const { password } = await person.register();
  const made = await makeChallenge(person, { name: 'Ann of the deletion' });
  const other = await playChallenge(app, made);
  const played = await makeChallenge(app, {}, other);
  await playChallenge(person, played, FAIR_GRID, person.player);
  expect((await gridsOf(app, played, other)).grids).toHaveLength(1);
  await person.call(CALLS.deleteAccount, { body: { password } });
  expect((await getChallenge(app, made, other)).status).toBe(404);
  expect((await gridsOf(app, played, other)).grids).toEqual([]);
});
