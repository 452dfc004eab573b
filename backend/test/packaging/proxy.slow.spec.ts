import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import { WebSocket, WebSocketServer } from 'ws';
import { loadConfig } from '../../src/platform/config/load-config.js';
import { oddPaths } from '../support/odd-paths.js';
import { eventually } from '../support/eventually.js';

const CADDYFILE = path.join(import.meta.dirname, '../../../docker/Caddyfile');
const listening = async (server: net.Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const freePort = async (): Promise<number> => {
  const server = net.createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const hasCaddy = spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;

(hasCaddy ? describe : xdescribe)('the proxy of compose', () => {
  let caddy: ChildProcess;
  let log = '';
  let upstream: http.Server;
  let address: string;
  let seen: http.IncomingMessage[];

  beforeAll(async () => {
    upstream = http.createServer((request, response) => {
      seen.push(request);
      response.setHeader('Set-Cookie', 'session=secret-of-the-answer');
      response.end('served');
    });
    const sockets = new WebSocketServer({ server: upstream });
    sockets.on('connection', (socket: WebSocket) =>
      socket.on('message', (text: Buffer) => socket.send(`${text.toString()}!`)),
    );
    const upstreamPort = await listening(upstream);
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', CADDYFILE], {
      env: {
        PATH: process.env['PATH'],
        HOME: '/nonexistent',
        SITE_ADDRESS: `:${port}`,
        WEB_HOST: 'localhost',
        WEB_PORT: String(upstreamPort),
      },
    });
    for (const stream of [caddy.stdout, caddy.stderr])
      stream?.on('data', (text: Buffer) => (log += text.toString()));
    seen = [];
    await eventually('the proxy responds', () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  });

  beforeEach(() => {
    seen = [];
    log = '';
  });

  afterAll(() => {
    caddy.kill('SIGKILL');
    upstream.closeAllConnections();
    upstream.close();
  });

  test("forwards requests with the client's address, and ignores forged ones", async () => {
    await fetch(`${address}/api/x?y=1`, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    expect(seen[0]?.url).toBe('/api/x?y=1');
    expect(seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  test('keeps connections to the server for later requests, but not as long as the server does', async () => {
    for (const path of ['/api/a', '/api/b']) await (await fetch(address + path)).text();
    expect(new Set(seen.map(({ socket }) => socket)).size).toBe(1);
    const [, seconds] = /keepalive (\d+)s/.exec(readFileSync(CADDYFILE, 'utf8')) ?? [];
    expect(Number(seconds)).toBeLessThan(loadConfig({}).keepAliveSeconds);
  });

  test('forwards WebSocket connections', async () => {
    const client = new WebSocket(`${address.replace('http', 'ws')}/socket.io/`);
    const answer = new Promise((resolve, reject) => {
      client.on('open', () => client.send('hello'));
      client.on('message', (text: Buffer) => resolve(text.toString()));
      client.on('error', reject);
    });
    expect(await answer).toBe('hello!');
    client.close();
  });

  test('logs every request without anything that grants access', async () => {
    const secrets = { header: randomUUID(), query: randomUUID(), path: randomUUID(), second: randomUUID() };
    const headers = { [PLAYER_HEADER]: secrets.header, Cookie: 'session=secret-of-the-session' };
    await fetch(`${address}/api/first?playerUUID=${secrets.query}`, { headers });
    await fetch(`${address}/api/games/player/${secrets.path}/and/${secrets.second.toUpperCase()}/active`);
    await fetch(`${address}/reset-password/token-of-the-mail?a=b`);
    await eventually('all requests are logged', () => log.includes('/reset-password[redacted]'));
    expect(log).toContain('/api/first');
    expect(log).toContain('/api/games/player/[redacted]/and/[redacted]/active');
    for (const secret of [...Object.values(secrets), 'secret-of', 'token-of']) {
      expect(log.toLowerCase()).not.toContain(secret);
    }
    expect(log).not.toMatch(/remote_|client_ip|headers/);
  });

  test('logs nothing that grants access, however the path is written', async () => {
    const [token, uuid] = [randomUUID(), randomUUID()];
    const paths = oddPaths({ token, uuid, email: 'ann.odd@play.example' });
    const answers: http.IncomingMessage[] = [];
    for (const path of paths) {
      answers.push(await new Promise<http.IncomingMessage>((resolve) => http.get(address + path, resolve)));
    }
    // The proxy rejects a path that it can't decode before it logs anything.
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken.length).toBeGreaterThan(paths.length - 3);
    await eventually('each request is logged', () => log.split('"uri"').length > taken.length);
    for (const secret of [token.slice(1), uuid.slice(1), 'play.example']) expect(log).not.toContain(secret);
  });

  test('logs that no server was available for a request, and nothing else', async () => {
    const secret = randomUUID();
    await new Promise((resolve) => {
      upstream.closeAllConnections();
      upstream.close(resolve);
    });
    const { status } = await fetch(`${address}/api/x?playerUUID=${secret}`, {
      headers: { [PLAYER_HEADER]: secret },
    });
    expect(status).toBe(502);
    await eventually('the failure is logged', () => log.includes('"status":502'));
    expect(log).not.toContain(secret);
  });
});
