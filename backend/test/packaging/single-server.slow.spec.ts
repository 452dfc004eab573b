import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import { WebSocket, WebSocketServer } from 'ws';
import { ensureProxy } from '../../../scripts/system-programs.mjs';
import { loadConfig } from '../../src/platform/config/load-config.js';
import { eventually } from '../support/eventually.js';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, 'docs/single-server');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const say = (text: string) => process.stderr.write(`${text}\n`);

interface Proxy {
  name: string;
  program: string | undefined;
  /** The file of the page as a whole configuration for these ports, in this folder. */
  configuration: (ports: { listen: number; upstream: number }, folder: string) => string;
  args: (file: string, folder: string) => string[];
}

const PROXIES: Proxy[] = [
  {
    name: 'nginx',
    program: ensureProxy('nginx', say),
    configuration: ({ listen, upstream }, folder) => `
      daemon off;
      user root;
      pid ${folder}/pid;
      error_log ${folder}/error.log;
      events {}
      http {
        access_log ${folder}/access.log;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
        ${read('nginx.conf')
          .replace('listen 80;', `listen 127.0.0.1:${listen};`)
          .replace('listen [::]:80;', '')
          .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`)
          .replace('/var/log/nginx/tessera.log', `${folder}/tessera.log`)}
      }`,
    args: (file, folder) => ['-p', folder, '-c', file],
  },
  {
    name: 'Caddy',
    program: ensureProxy('caddy', say),
    configuration: ({ listen, upstream }) =>
      read('Caddyfile')
        .replace(/^\{$/m, '{\nadmin off')
        .replace(/^play\.example \{/m, `:${listen} {`)
        .replace('127.0.0.1:3000', `127.0.0.1:${upstream}`),
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
];

const listening = async (server: net.Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
};
const freePort = async (): Promise<number> => {
  const server = net.createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
};

describe.each(PROXIES.filter(({ program }) => program !== undefined))(
  '$name, set up as the page says',
  ({ program = '', configuration, args }) => {
    let folder: string;
    let proxy: ChildProcess;
    let upstream: http.Server;
    let address: string;
    let output = '';
    let seen: http.IncomingMessage[] = [];
    let events: http.ServerResponse | undefined;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-proxy-'));
      upstream = http.createServer((request, response) => {
        seen.push(request);
        if (request.url !== '/events') return response.end('served');
        events = response;
        return response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: first\n\n');
      });
      const sockets = new WebSocketServer({ server: upstream });
      sockets.on('connection', (socket: WebSocket) =>
        socket.on('message', (text: Buffer) => socket.send(`${text.toString()}!`)),
      );
      const ports = { upstream: await listening(upstream), listen: await freePort() };
      address = `http://127.0.0.1:${ports.listen}`;
      const file = path.join(folder, 'configuration');
      writeFileSync(file, configuration(ports, folder));
      proxy = spawn(program, args(file, folder), { env: { PATH: process.env['PATH'], HOME: folder } });
      for (const stream of [proxy.stdout, proxy.stderr])
        stream?.on('data', (text: Buffer) => (output += text.toString()));
      const responds = () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        );
      await eventually('the proxy responds', async () => {
        if (proxy.exitCode !== null) throw new Error(output);
        return responds();
      });
    });

    beforeEach(() => {
      seen = [];
    });

    afterAll(async () => {
      const ended = once(proxy, 'exit');
      proxy.kill('SIGTERM');
      upstream.closeAllConnections();
      upstream.close();
      await ended;
      rmSync(folder, { recursive: true });
    });

    test("forwards the address that players use, and the client's own, whatever the client claims", async () => {
      const forged = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' };
      await fetch(`${address}/api/x?y=1`, { headers: forged });
      expect(seen[0]).toMatchObject({
        url: '/api/x?y=1',
        headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
      });
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

    test('forwards each event before the next one', async () => {
      const response = await fetch(`${address}/events`);
      const reader = response.body?.getReader();
      const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
      expect(await next()).toBe('data: first\n\n');
      events?.write('data: second\n\n');
      expect(await next()).toBe('data: second\n\n');
      events?.end();
    });

    test('keeps connections for later requests, but not as long as the server does', async () => {
      for (const page of ['/api/a', '/api/b']) await (await fetch(address + page)).text();
      expect(new Set(seen.map(({ socket }) => socket)).size).toBe(1);
      const text = `${read('nginx.conf')}${read('Caddyfile')}`;
      for (const [, seconds] of text.matchAll(/keepalive(?:_timeout)? (\d+)s/g))
        expect(Number(seconds)).toBeLessThan(loadConfig({}).keepAliveSeconds);
    });

    test('logs nothing that grants access, not even if the program is down', async () => {
      const secret = randomUUID();
      const send = () =>
        fetch(`${address}/reset-password/${secret}?playerUUID=${secret}`, {
          headers: { [PLAYER_HEADER]: secret },
        });
      await send();
      upstream.closeAllConnections();
      await new Promise((resolve) => upstream.close(resolve));
      expect((await send()).status).toBe(502);
      const logs = ['error.log', 'access.log', 'tessera.log'].map((name) => path.join(folder, name));
      const logged = logs.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
      expect([...logged, output].join('\n')).not.toContain(secret);
    });
  },
);

describe('the unit of systemd', () => {
  const unit = read('tessera.service');
  const hasSystemd = spawnSync('systemd-analyze', ['--version'], { stdio: 'ignore' }).status === 0;

  (hasSystemd ? test : xtest)('is valid', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-unit-'));
    const file = path.join(folder, 'tessera.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('runs what `npm start` runs, and gives it time to stop', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [, command] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(unit) ?? [];
    expect(command).toBe(scripts['start']);
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    expect(Number(seconds)).toBeGreaterThan(25);
  });

  test("starts with the page's variables", () => {
    const block = /`\/etc\/tessera\.env`,[^]*?\n\n((?: {7}\w+=.*\n)+)/.exec(read('README.md'))?.[1] ?? '';
    const variables = Object.fromEntries(
      [...block.matchAll(/^ +(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(loadConfig(variables)).toMatchObject({ publicOrigin: 'https://play.example', trustProxy: 1 });
  });
});
