import { once } from 'node:events';
import http from 'node:http';
import { CALLS } from '@tessera/contracts/calls';
import { type Call, PAGES, pathOf } from '@tessera/contracts/wire';
import {
  expectNothingPersonal,
  headers,
  player,
  startLoggedServer,
  type LoggedServer,
} from '../support/logs.js';
import { linkIn, mailTo } from '../support/mail.js';
import { oddPaths } from '../support/odd-paths.js';

let server: LoggedServer;
beforeEach(async () => {
  server = await startLoggedServer();
});
afterEach(() => server.stop());

test("the logs never contain a player's UUID or address, even at the most verbose level", async () => {
  const address = await server.program.address;
  const paths = [
    `${pathOf(CALLS.playerStats.path)}?playerUUID=${player}`,
    pathOf(CALLS.getDaily.path, { gameId: player }),
    `/api/no/such/${player}`,
    `/${player}`,
  ];
  for (const url of paths) await fetch(address + url, { headers });
  const created = await fetch(address + pathOf(CALLS.createDaily.path), {
    method: 'POST',
    headers,
    body: JSON.stringify({ playerUUID: player }),
  });
  expect(created.status).toBe(201);

  const output = await server.fullOutput();
  expect(output).toContain('/api/player/stats');
  expect(output).toContain('[uuid]');
  expectNothingPersonal(output);
});

test('the logs contain no password, cookie, email address or reset link', async () => {
  const address = await server.program.address;
  const credentials = { email: 'ann.logs@play.example', password: 'correct horse battery' };
  const send = (call: Call, body: object | undefined, more: Record<string, string> = {}) =>
    fetch(address + pathOf(call.path), {
      method: call.method,
      headers: { ...headers, ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const registered = await send(CALLS.register, credentials);
  expect(registered.status).toBe(201);
  const cookieOf = ({ headers: answered }: Response) =>
    answered
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.includes('.sid=')) ?? '';
  const Cookie = cookieOf(registered);
  const loggedIn = await send(CALLS.login, credentials, { Cookie });
  const cookie = cookieOf(loggedIn);
  await send(CALLS.login, { ...credentials, password: 'a wrong horse' });
  await send(CALLS.register, credentials);
  await send(CALLS.currentUser, undefined, { Cookie: cookie });
  await send(CALLS.requestPasswordReset, { email: credentials.email });
  const { token } = linkIn(await mailTo(server.dataDir, credentials.email));
  await fetch(`${address}/reset-password/${token}`, { headers });
  await fetch(`${address}${CALLS.validateResetToken.path}?token=${token}`, { headers });
  expect((await send(CALLS.resetPassword, { token, password: 'a third horse' })).status).toBe(200);
  await send(CALLS.resetPassword, { token, password: 'a third horse' });

  const output = await server.fullOutput();
  expect(output).toContain('/api/auth/reset-password');
  expect(output).toContain('outbox');
  expectNothingPersonal(output);
  const sids = [Cookie, cookie].map((text) => decodeURIComponent(text).replace(/^.*=s:([^.]+)\..*$/, '$1'));
  for (const secret of [credentials.email, 'horse', token, ...sids, '$argon2']) {
    expect(output).not.toContain(secret);
  }
});

test('no route logs anything that grants access, wherever it is in the request', async () => {
  const address = await server.program.address;
  const secret = 'Sesame0penSesame0pen';
  const given = { playerUUID: player, email: `${secret}@play.example`, password: secret, token: secret };
  const Cookie = `tessera.sid=${encodeURIComponent(`s:${secret}.${secret}`)}`;
  for (const { path: pattern, method } of Object.values(CALLS) as Call[]) {
    const params = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', player]);
    const url = address + pathOf(pattern, Object.fromEntries(params) as Record<string, string>);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const response = await fetch(`${url}?${new URLSearchParams(given).toString()}`, {
      method,
      headers: { ...headers, Cookie, Authorization: `Bearer ${secret}` },
      ...(hasBody ? { body: JSON.stringify({ ...given, newPassword: secret, message: secret }) } : {}),
    });
    await response.body?.cancel();
  }
  for (const page of Object.values(PAGES)) {
    await fetch(`${address}${page.replace(/:token/, secret).replace(/:\w+/g, player)}?token=${secret}`, {
      headers,
    });
  }
  const output = await server.fullOutput();
  for (const { path: pattern } of Object.values(CALLS)) {
    expect(output).toContain(pattern.replace(/:\w+/g, '[uuid]'));
  }
  expectNothingPersonal(output);
  expect(output).not.toContain(secret);
});

test('an unusually written path reveals no more than any other', async () => {
  const address = await server.program.address;
  const { port, hostname } = new URL(address);
  const secrets = { token: 'Sesame0penSesame0pen', email: 'ann.odd@play.example', uuid: player };
  const paths = oddPaths(secrets);
  for (const path of paths) {
    // Not with fetch, which would normalize the path.
    const asked = http.get({ port, hostname, path, headers });
    const [response] = (await once(asked, 'response')) as [http.IncomingMessage];
    await once(response.resume(), 'end');
  }
  const output = await server.fullOutput();
  expect(output.match(/\[(token|email|uuid)\]/g)?.length).toBeGreaterThanOrEqual(paths.length);
  expectNothingPersonal(output);
  for (const tail of [secrets.token.slice(1), 'play.example', player.slice(1), player.slice(-12)]) {
    expect(output).not.toContain(tail);
  }
});
