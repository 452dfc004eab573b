import { CALLS } from '@tessera/contracts/calls';
import { SIGNED_IN_COOKIE } from '@tessera/contracts/product';
import { startApp, type TestApp } from '../support/app.js';
import { Browser, cookieOf } from '../support/browser.js';
import { completeDaily, fixLetters, startDaily } from '../support/dailies.js';

let app: TestApp & { databaseUrl: string };
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

describe('a session', () => {
  test('is the only one: the previous browser is signed out, and told so at its next call', async () => {
    const [phone, desk] = [new Browser(app), new Browser(app)];
    const credentials = await phone.register();
    await desk.login(credentials);
    expect((await phone.call(CALLS.currentUser)).body).toMatchObject({ code: 'NOT_SIGNED_IN' });
    const { status, body } = await phone.call(CALLS.playerStats);
    expect([status, body.error, body.code]).toEqual([403, 'SESSION_INVALID', 'SESSION_INVALID']);
    expect(body.message).toBe("Your session has expired. You've been logged out for security reasons.");
    expect((await phone.call(CALLS.checkUuidAssociation)).body).toEqual({
      success: true,
      shouldLogout: true,
    });
    expect((await desk.call(CALLS.checkUuidAssociation)).body).toEqual({
      success: true,
      shouldLogout: false,
    });
    const active = await app.sql(
      'SELECT "userId" FROM user_sessions WHERE "isActive" AND "userId" = (SELECT id FROM users WHERE email = $1)',
      [credentials.email],
    );
    expect(active).toHaveLength(1);
  });

  test('ends by logging out, which can be repeated and needs no session', async () => {
    const browser = new Browser(app);
    await browser.register();
    const { player, cookie } = browser;
    await browser.logout();
    expect(browser.cookie).toBeUndefined();
    expect(
      (await browser.call(CALLS.playerStats, { player, headers: { Cookie: cookie ?? '' } })).status,
    ).toBe(403);
    expect((await browser.call(CALLS.logout, { body: {} })).body).toEqual({ success: true });
    expect((await browser.call(CALLS.checkUuidAssociation)).body.shouldLogout).toBe(false);
  });

  test('belongs to the last of several simultaneous logins', async () => {
    const credentials = await new Browser(app).register();
    const browsers = Array.from({ length: 5 }, () => new Browser(app));
    await Promise.all(browsers.map((browser) => browser.login(credentials)));
    const users = await Promise.all(browsers.map((browser) => browser.call(CALLS.currentUser)));
    expect(users.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('is announced by a cookie that the web app can read and that says nothing else', async () => {
    const browser = new Browser(app);
    const credentials = await browser.register();
    const login = await browser.login(credentials);
    expect(cookieOf(login, SIGNED_IN_COOKIE)).toMatch(/=1; Max-Age=\d+; Path=\/; .*SameSite=Lax$/);
    expect(cookieOf(login, SIGNED_IN_COOKIE)).not.toMatch(/HttpOnly/i);
    const logout = await browser.call(CALLS.logout, { body: {} });
    expect(cookieOf(logout, SIGNED_IN_COOKIE)).toMatch(/expires=Thu, 01 Jan 1970/i);
  });
});

describe('linking a player', () => {
  test('has already happened at login, and can be repeated', async () => {
    const browser = new Browser(app);
    await browser.register();
    const { body } = await browser.call(CALLS.linkUuid, { body: { playerUUID: browser.player } });
    expect(body).toEqual({ success: true, verified: true, playerUUID: browser.player });
  });

  test('merges its games, and is rejected for the player of another account', async () => {
    const [ann, ben, guest] = [new Browser(app), new Browser(app), new Browser(app)];
    await ann.register();
    await ben.register();
    const gameId = await startDaily(app, guest.player);
    const own = guest.player;
    const link = (browser: Browser, playerUUID: string) =>
      browser.call(CALLS.linkUuid, { player: undefined, body: { playerUUID } });
    expect((await link(ann, own)).body.playerUUID).toBe(ann.player);
    await completeDaily(ann, ann.player, gameId);
    expect((await ann.call(CALLS.getDaily, { params: { gameId } })).status).toBe(200);
    for (const taken of [own, ann.player]) {
      const { status, body } = await link(ben, taken);
      expect([status, body.code]).toEqual([409, 'UUID_TAKEN']);
    }
    expect((await link(new Browser(app), own)).body.code).toBe('NOT_SIGNED_IN');
  });
});
