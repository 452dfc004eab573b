import { hash, type verify } from '@node-rs/argon2';
import { Logger } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser, sessionCookieOf } from '../support/browser.js';
import { fixLetters, playDaily, startDaily } from '../support/dailies.js';

let app: TestApp & { databaseUrl: string };
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

describe('signing up', () => {
  test("keeps the browser's player and signs in", async () => {
    const browser = new Browser(app);
    const { player } = browser;
    const { email } = await browser.register();
    expect(browser.player).toBe(player);
    const { status, body } = await browser.call(CALLS.currentUser);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String) as string,
        email,
        name: null,
        playerName: null,
        isAdmin: false,
        isModerator: false,
        playerUUID: player,
        authenticated: true,
      },
    ]);
  });

  test('creates a player for a browser that names none', async () => {
    const { body } = await app.call(CALLS.register, { body: anAccount() });
    expect(body.playerUUID).toMatch(/-4/);
  });

  test("creates a new player if the browser's belongs to another account", async () => {
    const ann = new Browser(app);
    await ann.register();
    const ben = new Browser(app, ann.player);
    await ben.register();
    expect(ben.player).not.toBe(ann.player);
    expect((await ben.call(CALLS.playerStats)).status).toBe(200);
  });

  test('is rejected for an address that has an account, in any case', async () => {
    const { email, password } = await new Browser(app).register();
    const again = { email: ` ${email.toUpperCase()} `, password };
    const { status, body } = await new Browser(app).call(CALLS.register, { body: again });
    expect([status, body.code, body.field]).toEqual([409, 'EMAIL_TAKEN', 'email']);
    expect(body.message).toBe('An account is already registered to that email');
  });

  test('twice at once with the same address creates one account', async () => {
    const body = anAccount();
    const attempts = Array.from({ length: 6 }, () => new Browser(app).call(CALLS.register, { body }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await app.sql('SELECT id FROM users WHERE email = $1', [body.email])).toHaveLength(1);
  });

  test('twice at once with the same player creates two accounts with a player each', async () => {
    const { player } = new Browser(app);
    const attempts = Array.from({ length: 4 }, () =>
      new Browser(app, player).call(CALLS.register, { body: anAccount() }),
    );
    const answers = await Promise.all(attempts);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const players = answers.map(({ body }) => body.playerUUID as string);
    expect(new Set(players).size).toBe(4);
    expect(players).toContain(player);
  });

  test.each([
    [{ email: 'ann', password: 'correct horse' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@b.example', password: 'short' }, 'password', 'Password must be at least 6 characters long'],
    [{ email: 'a@b.example', password: 'x'.repeat(201) }, 'password', undefined],
    [{ password: 'correct horse' }, 'email', undefined],
    [{ email: 'a@b.example' }, 'password', undefined],
    [{ email: 'a@b.example', password: 'correct horse', name: 'x'.repeat(61) }, 'name', undefined],
    [{ email: `${'a'.repeat(250)}@b.example`, password: 'correct horse' }, 'email', undefined],
  ])('with %j is rejected, naming the field', async (body, field, message) => {
    const response = await new Browser(app).call(CALLS.register, { body });
    expect([response.status, response.body.field]).toEqual([400, field]);
    if (message !== undefined) expect(response.body.message).toBe(message);
  });
});

describe('signing in', () => {
  test('says which of the two was wrong', async () => {
    const { email, password } = await new Browser(app).register();
    const attempt = (body: object) => new Browser(app).call(CALLS.login, { body });
    expect((await attempt({ email: 'nobody@play.example', password })).body).toMatchObject({
      success: false,
      code: 'UNKNOWN_EMAIL',
      errorType: 'email',
      field: 'email',
    });
    const wrong = await attempt({ email, password: 'another horse' });
    expect([wrong.status, wrong.body.errorType, wrong.body.code]).toEqual([
      401,
      'password',
      'WRONG_PASSWORD',
    ]);
    expect((await attempt({ email: email.toUpperCase(), password })).status).toBe(200);
  });

  test("verifies exactly one hash, whether the password is wrong, not set, or the account doesn't exist", async () => {
    const admin = 'unclaimed@play.example';
    const guarded = await startApp({ env: { ADMIN_EMAILS: admin }, databaseUrl: app.databaseUrl });
    const { email } = await new Browser(app).register();
    const verifying = jest.spyOn(jest.requireActual<{ verify: typeof verify }>('@node-rs/argon2'), 'verify');
    for (const [address, errorType] of [
      [email, 'password'],
      [admin, 'password'],
      ['nobody@play.example', 'email'],
    ]) {
      const body = { email: address, password: 'another horse' };
      const rejected = await guarded.call(CALLS.login, { body });
      expect([address, rejected.body.errorType]).toEqual([address, errorType]);
      expect([address, verifying.mock.calls]).toEqual([
        address,
        [[expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'another horse']],
      ]);
      verifying.mockClear();
    }
    verifying.mockRestore();
    await guarded.close();
  });

  test.each([
    ['composed letters', 'Zürich-café'.normalize('NFC')],
    ['letters with separate accents', 'Zürich-café'.normalize('NFD')],
    ['wide and joined letters', 'ｐａｓｓ-ﬁne-①'],
  ])('takes a password of %s as any keyboard types it', async (_, password) => {
    const { email } = await new Browser(app).register({ ...anAccount(), password });
    const attempt = async (typed: string) =>
      (await new Browser(app).call(CALLS.login, { body: { email, password: typed } })).status;
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
      expect([form, await attempt(password.normalize(form))]).toEqual([form, 200]);
    }
    expect(await attempt(`${password}.`)).toBe(401);
  });

  test.each(['NFC', 'NFD'] as const)(
    'takes a password that was hashed as it was typed (%s)',
    async (stored) => {
      const password = 'ｐａｓｓ-café';
      const { email } = await new Browser(app).register();
      const passwordHash = await hash(password.normalize(stored));
      await app.sql('UPDATE users SET "passwordHash" = $1 WHERE email = $2', [passwordHash, email]);
      for (const form of ['NFC', 'NFD'] as const) {
        const body = { email, password: password.normalize(form) };
        expect([form, (await new Browser(app).call(CALLS.login, { body })).status]).toEqual([form, 200]);
      }
    },
  );

  test('takes an address with a domain in Unicode as the same as its Punycode form', async () => {
    const password = 'correct horse';
    const browser = new Browser(app);
    await browser.register({ email: 'ann@bücher.example', password });
    expect((await browser.call(CALLS.currentUser)).body.email).toBe('ann@xn--bcher-kva.example');
    for (const email of ['ann@xn--bcher-kva.example', 'Ann@BÜCHER.example', 'ann@bu\u0308cher.example']) {
      const { status } = await new Browser(app).call(CALLS.login, { body: { email, password } });
      expect([email, status]).toEqual([email, 200]);
    }
    const again = await new Browser(app).call(CALLS.register, {
      body: { email: 'ann@bücher.example', password },
    });
    expect(again.body.code).toBe('EMAIL_TAKEN');
    for (const email of ['ann@bü cher.example', 'ann@bü', 'ann@@bücher.example', 'ann@bücher.example:80']) {
      const { status } = await new Browser(app).call(CALLS.register, { body: { email, password } });
      expect([email, status]).toEqual([email, 400]);
    }
  });

  test.each([
    [{}, 'email'],
    [{ email: 'a@b.example' }, 'password'],
    [{ email: { $ne: '' }, password: { $ne: '' } }, 'email'],
    [undefined, 'body'],
  ])('with %j is bad input', async (body, field) => {
    const response = await app.call(CALLS.login, { body });
    expect([response.status, response.body.field]).toEqual([400, field]);
  });

  test("changes the session ID and sets a cookie that scripts can't read", async () => {
    const browser = new Browser(app);
    const credentials = await browser.register();
    const { cookie } = browser;
    const response = await browser.login(credentials);
    expect(browser.cookie).not.toBe(cookie);
    expect(sessionCookieOf(response)).toMatch(/; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/);
    expect(
      (await new Browser(app).call(CALLS.currentUser, { headers: { Cookie: cookie ?? '' } })).status,
    ).toBe(401);
  });

  test('sets a secure cookie behind https, but not over http', async () => {
    const { email, password } = await new Browser(app).register();
    const env = { PUBLIC_URL: 'https://play.example' };
    const secure = await startApp({ env, databaseUrl: app.databaseUrl });
    const login = (headers: Record<string, string>) =>
      secure.call(CALLS.login, { body: { email, password }, headers });
    const cookie = sessionCookieOf(await login({ 'X-Forwarded-Proto': 'https' }));
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(sessionCookieOf(await login({}))).toBeUndefined();
    await secure.close();
  });

  test("behind a proxy that doesn't send X-Forwarded-Proto, logs once why nobody stays signed in", async () => {
    const { email, password } = await new Browser(app).register();
    const warning = jest.spyOn(Logger.prototype, 'warn');
    const warnings = () => warning.mock.calls.filter(([line]) => String(line).includes('X-Forwarded-Proto'));
    const env = { PUBLIC_URL: 'https://play.example' };
    const secure = await startApp({ env, databaseUrl: app.databaseUrl });
    const login = (headers: Record<string, string>) =>
      secure.call(CALLS.login, { body: { email, password }, headers });
    await login({ 'X-Forwarded-Proto': 'https, http' });
    expect(warnings()).toHaveLength(0);
    await login({});
    await login({ 'X-Forwarded-Proto': 'http' });
    expect(warnings()).toHaveLength(1);
    await secure.close();
    warning.mockRestore();
  });

  test('requires a cookie with a valid signature', async () => {
    for (const Cookie of [
      'tessera.sid=s%3Aabc.def',
      'tessera.sid=abc',
      'tessera.sid=',
      'x',
      'tessera.sid=s%3A%00.x',
    ]) {
      const { status } = await app.call(CALLS.currentUser, { headers: { Cookie } });
      expect(status).toBe(401);
    }
  });

  test("merges the browser's history into the account and returns the account's own player", async () => {
    const [phone, desk] = [new Browser(app), new Browser(app)];
    const credentials = await phone.register();
    const gameId = await playDaily(app, desk.player);
    const anonymous = desk.player;
    await desk.login(credentials);
    expect(desk.player).toBe(phone.player);
    const { body } = await desk.call(CALLS.getDaily, { params: { gameId } });
    expect(body.game).toMatchObject({ playerUUID: desk.player, status: 'completed' });
    const streaks = await desk.call(CALLS.playerStreaks);
    expect(streaks.body).toMatchObject({ currentStreak: 1, playedOfLastThree: 1 });
    // Its merged player counts as the account's own here, and is rejected elsewhere.
    expect((await desk.call(CALLS.getDaily, { player: anonymous, params: { gameId } })).status).toBe(200);
    expect((await app.call(CALLS.getDaily, { player: anonymous, params: { gameId } })).body.error).toBe(
      'SESSION_INVALID',
    );
  });

  test('with the player of another account leaves that player unchanged', async () => {
    const [ann, ben] = [new Browser(app), new Browser(app)];
    await ann.register();
    const gameId = await startDaily(ann, ann.player);
    const credentials = await ben.register();
    await ben.logout();
    ben.player = ann.player;
    await ben.login(credentials);
    expect(ben.player).not.toBe(ann.player);
    expect((await ann.call(CALLS.getDaily, { params: { gameId } })).status).toBe(200);
  });
});
