import { CALLS } from '@tessera/contracts/calls';
import { PRODUCT } from '@tessera/contracts/product';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, playDaily } from '../support/dailies.js';
import { aName, takeName } from '../support/groups.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

const setName = (player: string, playerName: string) =>
  app.call(CALLS.setPlayerName, { player, body: { playerName } });
const nameOf = async (player: string) => {
  const { status, body } = await app.call(CALLS.playerName, { player });
  return status === 404 ? null : (body.playerName as string);
};
const availability = async (player: string, username: string) => {
  const { body } = await app.call(CALLS.usernameAvailable, { player, query: { username } });
  return { available: body.available as boolean, reason: body.reason as string | null };
};

test('a player has no name at first, and can set, read and change one, which is trimmed', async () => {
  const player = aPlayer();
  const none = await app.call(CALLS.playerName, { player });
  expect([none.status, none.body.code]).toEqual([404, 'NO_PLAYER_NAME']);
  const { body: profile } = await app.call(CALLS.playerProfile, { player });
  expect(profile).toEqual({ success: true, playerName: null, isLeftOut: false, notices: [] });
  const { status, body } = await setName(player, '  Zoë   the 2nd ');
  expect([status, body]).toEqual([200, { success: true, playerName: 'Zoë the 2nd' }]);
  expect(await nameOf(player)).toBe('Zoë the 2nd');
  await setName(player, 'Zoë the 3rd');
  expect(await nameOf(player)).toBe('Zoë the 3rd');
  // The previous name is free again.
  expect((await setName(aPlayer(), 'Zoë the 2nd')).status).toBe(200);
});

test('punctuation as phones type it becomes plain, in names of players and of groups', async () => {
  const browser = new Browser(app);
  await browser.register();
  expect(await availability(aPlayer(), 'Seán O’Hara')).toEqual({ available: true, reason: null });
  const { status, body } = await browser.call(CALLS.setPlayerName, {
    body: { playerName: '“Seán O’Hara”\u00a0–\u00a0Jr…' },
  });
  expect([status, body.playerName]).toEqual([200, '"Seán O\'Hara" - Jr...']);
  expect((await setName(aPlayer(), '"Seán O\'Hara" - Jr...')).status).toBe(409);
  const group = await browser.call(CALLS.createGroup, { body: { name: 'The O’Haras – “us”' } });
  expect([group.status, group.body.group.name]).toEqual([201, 'The O\'Haras - "us"']);
});

test('joiners that a script needs are kept, and make no other name', async () => {
  const player = aPlayer();
  const { body } = await setName(player, 'علی\u200cرضا');
  expect(body.playerName).toBe('علی\u200cرضا');
  expect((await setName(aPlayer(), 'علیرضا')).status).toBe(409);
});

test('reading creates no player', async () => {
  const player = aPlayer();
  await app.call(CALLS.playerProfile, { player });
  await availability(player, 'Whoever');
  expect(await app.sql('SELECT 1 FROM players WHERE "playerUUID" = $1', [player])).toEqual([]);
});

test.each([
  ['', 'Please enter a name'],
  ['x'.repeat(26), 'Player name must be 25 characters or less'],
  ['<script>', 'Name can only contain letters, numbers, spaces, and common punctuation marks'],
  ['Ann\u200b', 'Name can only contain letters, numbers, spaces, and common punctuation marks'],
  ['\u202eAnn', 'Name can only contain letters, numbers, spaces, and common punctuation marks'],
  ['Ann 😀', 'Name cannot contain emojis or special symbols'],
  ['fuck', "This name isn't allowed"],
  ['F_U_C_K you', "This name isn't allowed"],
  ['fuсk', "This name isn't allowed"],
  ['5h1t', "This name isn't allowed"],
  ['f u c k', "This name isn't allowed"],
  ['admin', "This name isn't allowed"],
  ['A d m 1 n', "This name isn't allowed"],
  [PRODUCT, "This name isn't allowed"],
])('the name %j is rejected: %s', async (name, sentence) => {
  const player = aPlayer();
  const { status, body } = await setName(player, name);
  expect([status, body.error, body.message, body.field]).toEqual([400, sentence, sentence, 'playerName']);
  expect(await availability(player, name)).toEqual({ available: false, reason: sentence });
  expect(await nameOf(player)).toBeNull();
});

test('a name of ten thousand characters is rejected with the same message', async () => {
  const { body } = await setName(aPlayer(), 'x'.repeat(10_000));
  expect(body.error).toBe('Player name must be 25 characters or less');
});

test.each(['Scunthorpe', 'Cassandra', 'Dickens', 'Essex', 'Arsenal'])(
  "the harmless name %s isn't mistaken for an obscene one",
  async (name) => expect((await setName(aPlayer(), name)).status).toBe(200),
);

const TAKEN = 'This username is already taken';
const ALIKE = 'Too similar to an existing username';
test.each([
  ['Benjamin', 'BENJAMIN', TAKEN],
  ['Isolde', '1so1de', ALIKE],
  ['Oona', '00na', ALIKE],
  ['Tom Arnold', 'Tom Amold', ALIKE],
  ['Peter', 'Реter', ALIKE],
  ['Ian', 'Lan', ALIKE],
])("if a player is called %s, another can't be called %s: %s", async (name, alike, reason) => {
  const [first, second] = [aPlayer(), aPlayer()];
  expect(await availability(first, name)).toEqual({ available: true, reason: null });
  expect((await setName(first, name)).status).toBe(200);
  const { status, body } = await setName(second, alike);
  expect([status, body.code, body.error]).toEqual([409, 'NAME_TAKEN', reason]);
  expect(await availability(second, alike)).toEqual({ available: false, reason });
  // A player may change their own name to a lookalike.
  expect(await availability(first, alike)).toEqual({ available: true, reason: null });
  expect((await setName(first, alike)).status).toBe(200);
});

test('if two players request the same name at the same moment, one gets it', async () => {
  const name = aName();
  const answers = await Promise.all([aPlayer(), aPlayer(), aPlayer()].map((player) => setName(player, name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("an account's name is that of its player, by either call, and only the account can read it", async () => {
  const [browser, other] = [new Browser(app), new Browser(app)];
  await browser.register();
  await other.register();
  const playerName = aName();
  const put = await browser.call(CALLS.setAccountPlayerName, { body: { playerName } });
  expect([put.status, put.body]).toEqual([200, { success: true, playerName }]);
  const { body: user } = await browser.call(CALLS.currentUser);
  expect(user.playerName).toBe(playerName);
  const lookUp = (asking: Browser) =>
    asking.call(CALLS.accountPlayerName, { params: { userId: user.id as string } });
  expect((await lookUp(browser)).body).toEqual({ success: true, playerName });
  expect((await lookUp(other)).status).toBe(404);
});

test("the name of an account isn't given to a browser's player who isn't linked to it", async () => {
  const browser = new Browser(app);
  await browser.register();
  const guest = aPlayer();
  const playerName = aName();
  await browser.call(CALLS.setAccountPlayerName, { player: guest, body: { playerName } });
  expect((await browser.call(CALLS.currentUser)).body.playerName).toBe(playerName);
  expect((await app.call(CALLS.playerName, { player: guest })).status).toBe(404);
});

test("a login takes over the player's name if the account has none, and otherwise keeps the account's", async () => {
  const [home, phone, tablet] = [new Browser(app), new Browser(app), new Browser(app)];
  const account = await home.register();
  const [phoneName, tabletName] = [await takeName(phone), await takeName(tablet)];
  await playDaily(app, phone.player);
  expect((await phone.login(account)).body.user.playerName).toBe(phoneName);
  expect((await tablet.login(account)).body.user.playerName).toBe(phoneName);
  // The merged player's name is free again.
  expect((await setName(aPlayer(), tabletName)).status).toBe(200);
  expect((await setName(aPlayer(), phoneName)).status).toBe(409);
});
