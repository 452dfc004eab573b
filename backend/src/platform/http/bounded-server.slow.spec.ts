import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { ADDRESS_LIMITS } from '@tessera/contracts/wire';
import { createBoundedServer } from './bounded-server.js';

const SHARE = 0.01;
const MAX = {
  inFlight: ADDRESS_LIMITS.requestsInFlight * SHARE,
  silent: ADDRESS_LIMITS.silentConnections * SHARE,
};

let server: Server;
const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  server.closeAllConnections();
  server.close();
});

async function serve(
  listener: RequestListener,
  { limits = SHARE, trustProxy = 1, keepAliveSeconds = 125 } = {},
) {
  server = createBoundedServer(listener, {
    limits,
    trustProxy,
    keepAliveSeconds,
    eventStreamPath: '/events',
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

/** A connection that sends a text; `received` is what it gets until it ends. */
function send(text: string) {
  const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.push(client);
  client.write(text);
  const received = new Promise<string>((resolve) => {
    let all = '';
    client.on('data', (chunk: Buffer) => (all += chunk.toString()));
    client.on('error', () => undefined);
    client.once('close', () => resolve(all));
  });
  return { client, received };
}

const get = (address: string, connection = 'close') =>
  `GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: ${connection}\r\n\r\n`;
const slowBody = (address: string) =>
  `POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: 10\r\n\r\n{`;

const answer: RequestListener = (request, response) => {
  request.resume();
  request.once('end', () => response.end('answered'));
};

test('requests that have not arrived completely are bounded per address', async () => {
  let arrived = 0;
  await serve((request, response) => {
    arrived += 1;
    answer(request, response);
  });
  const slow = Array.from({ length: MAX.inFlight }, () => send(slowBody('192.0.2.1')));
  while (arrived < MAX.inFlight) await new Promise(setImmediate);
  const rejected = await send(get('192.0.2.1')).received;
  expect(rejected).toMatch(/^HTTP\/1.1 429 /);
  expect(rejected).toMatch(/\r\nRetry-After: \d+\r\n/);
  expect(rejected).toContain('RATE_LIMITED');
  expect(await send(get('192.0.2.2')).received).toContain('answered');
  // Room is made when one of them ends.
  slow[0]?.client.destroy();
  while (!(await send(get('192.0.2.1')).received).includes('answered')) await new Promise(setImmediate);
});

test('connections that say nothing are bounded per address', async () => {
  await serve(answer, { trustProxy: 0 });
  const silent = Array.from({ length: MAX.silent + 1 }, () => send('GET / HTTP'));
  expect(await Promise.race(silent.map(({ received }) => received))).toBe('');
  const open = silent.filter(({ client }) => !client.destroyed && !client.readableEnded);
  open[0]?.client.end('/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(await open[0]?.received).toContain('answered');
});

test('a request whose headers or body never arrive is ended', async () => {
  await serve(answer, { limits: 0 });
  server.headersTimeout = 1;
  server.requestTimeout = 1;
  for (const part of ['GET / HTTP/1.1\r\nHost', slowBody('192.0.2.1')]) {
    expect(await send(part).received).toMatch(/^HTTP\/1.1 408 /);
  }
});

test('a connection that pipelines thousands of requests is ended, and leaves nothing behind', async () => {
  const handled = jest.fn<void, Parameters<RequestListener>>();
  await serve(handled, { limits: 1 });
  for (let i = 0; i < ADDRESS_LIMITS.requestsInFlight / 10; i++) {
    handled.mockClear();
    await send(get('192.0.2.1', 'keep-alive').repeat(2000)).received;
    expect(handled.mock.calls.length).toBeLessThan(50);
  }
  handled.mockImplementation(answer);
  expect(await send(get('192.0.2.1')).received).toContain('answered');
});

test('an address that sends too many requests is told when to try again, and others are not', async () => {
  await serve(answer);
  const answers = [];
  for (let i = 0; i <= ADDRESS_LIMITS.requestsPerTenSeconds * SHARE; i++) {
    answers.push(await send(get('192.0.2.1')).received);
  }
  expect(answers.filter((text) => text.includes('answered')).length).toBeGreaterThan(0);
  expect(answers.at(-1)).toMatch(/^HTTP\/1.1 429 /);
  expect(await send(get('192.0.2.2')).received).toContain('answered');
});

test('the requests of an address that have often been rejected start one at a time, apart', async () => {
  const limits = 10 * SHARE;
  let handled = 0;
  await serve(
    (_request, response) => {
      handled += 1;
      response.writeHead(400).end('invalid');
    },
    { limits },
  );
  for (let i = 0; i < ADDRESS_LIMITS.rejectionsAtFullSpeed * limits; i++)
    await send(get('192.0.2.1')).received;
  handled = 0;
  const slowed = Array.from({ length: 20 }, () => send(get('192.0.2.1')).received);
  await send(get('192.0.2.2')).received;
  expect(handled).toBeLessThan(slowed.length);
  for (const response of await Promise.all(slowed)) expect(response).toContain('invalid');
});

test('the requests of an address that are rejected all the time are no longer looked at', async () => {
  let handled = 0;
  await serve((_request, response) => {
    handled += 1;
    response.writeHead(400).end('invalid');
  });
  const answers = [];
  for (let i = 0; i <= ADDRESS_LIMITS.rejectionsPerTenSeconds * SHARE; i++)
    answers.push(await send(get('192.0.2.1')).received);
  expect(handled).toBe(ADDRESS_LIMITS.rejectionsPerTenSeconds * SHARE);
  expect(answers.at(-1)).toMatch(/^HTTP\/1.1 429 /);
  expect(await send(get('192.0.2.2')).received).toContain('invalid');
});

describe.each([
  ['a proxy', 1],
  ['a player', 0],
])('a connection of %s that has been idle', (_, trustProxy) => {
  /** Sends a request, and another one when nothing has happened on the connection for that long. */
  async function sendAgainAfter(idleMs: number): Promise<string> {
    const { client, received } = send(get('192.0.2.1', 'keep-alive'));
    client.setTimeout(idleMs, () => {
      client.setTimeout(0);
      client.write(get('192.0.2.1'));
    });
    return received;
  }

  test('for less than the server waits takes another request, even if headers must arrive sooner', async () => {
    await serve(answer, { trustProxy, keepAliveSeconds: 3 });
    // Only once a request begins.
    server.headersTimeout = 500;
    const received = await sendAgainAfter(2500);
    expect(received.match(/HTTP\/1.1 200 /g)).toHaveLength(2);
  });

  test('for longer is closed, as every response says beforehand', async () => {
    await serve(answer, { trustProxy, keepAliveSeconds: 1 });
    const received = await sendAgainAfter(60_000);
    expect(received).toMatch(/\r\nKeep-Alive: timeout=1\r\n/);
    expect(received.match(/HTTP\/1.1 200 /g)).toHaveLength(1);
  });
});

test('behind a proxy, connections that it keeps for later are not closed for missing headers', async () => {
  await serve(answer, { keepAliveSeconds: 65 });
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
  expect(server.requestTimeout).toBeGreaterThanOrEqual(server.headersTimeout);
  server.close();
  await serve(answer, { trustProxy: 0, keepAliveSeconds: 65 });
  expect(server.headersTimeout).toBe(10_000);
});
