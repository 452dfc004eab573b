// The attacks. Each runs until `isOver()` and calls `count` for everything that it has tried.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@tessera/contracts/calls';
import { pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';
import { connectPlayer } from '../live/socket.mjs';

const COMMANDS = 20_000;
const AT_ONCE = 20;
const HELD_OPEN = 500;
const AGAIN_AFTER_MS = 50;
const BOMB_BYTES = 4096;

/** A WebSocket frame of a short text, with a mask of zeros. */
function frame(text) {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

const burst = Buffer.concat(
  Array.from({ length: COMMANDS }, (_, id) =>
    frame(`42${id}["submit_letter",{"gameId":"ABC12","letter":"A","round":1}]`),
  ),
);

/** Connects, sends everything in one write, and does so again when the connection has ended. */
async function sendBursts({ url, headers, isOver, count }) {
  while (!isOver()) {
    const player = await connectPlayer(url, randomUUID(), undefined, headers).catch(() => undefined);
    if (player) {
      const ended = new Promise((resolve) => (player.onClose = resolve));
      player.write(burst);
      count(COMMANDS);
      await ended;
    }
    await sleep(AGAIN_AFTER_MS);
  }
}

/** Runs a task for several clients at once, spread over the instances. */
const many = (clients, task) => (target) =>
  Promise.all(
    Array.from({ length: clients }, (_, i) => task({ ...target, url: target.urls[i % target.urls.length] })),
  );

/** A connection that sends `text` and nothing else, until the server ends it. */
const halfOpen = (url, text) =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = net.connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.once('close', resolve);
  });

const lines = (first, headers) =>
  [first, 'Host: localhost', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join(
    '\r\n',
  );

const repeat =
  (task) =>
  async ({ isOver, count, ...target }) => {
    while (!isOver()) {
      count(1);
      await task(target);
    }
  };

const upgrade = repeat(({ url, headers }) => {
  const handshake = {
    ...headers,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.alloc(16).toString('base64'),
  };
  return halfOpen(url, `${lines('GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', handshake)}\r\n\r\n`);
});
const slowHeaders = repeat(({ url, headers }) => halfOpen(url, lines('GET / HTTP/1.1', headers)));
const slowBody = repeat(({ url, headers }) =>
  halfOpen(
    url,
    `${lines(`POST ${CALLS.login.path} HTTP/1.1`, {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': '1000',
    })}\r\n\r\n{`,
  ),
);

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 * AT_ONCE });
const post = (url, path, headers, body) =>
  new Promise((resolve) => {
    const request = http.request(url + path, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('close', resolve);
    });
    request.once('error', resolve);
    request.end(body);
  });

const json = (headers) => ({
  ...headers,
  [PLAYER_HEADER]: randomUUID(),
  'Content-Type': 'application/json',
});

const logIn = repeat(({ url, headers }) =>
  post(
    url,
    CALLS.login.path,
    json(headers),
    JSON.stringify({ email: `${randomUUID()}@play.example`, password: 'a guess' }),
  ),
);

const nested = '['.repeat(BOMB_BYTES / 2) + ']'.repeat(BOMB_BYTES / 2);
const manyKeys = `{${Array.from({ length: 450 }, (_, i) => `"k${i}":{}`).join()}}`;
const bombs = [
  [CALLS.completeDaily, `{"playerGrid":${nested}}`],
  [CALLS.completeDaily, `{"playerGrid":[${'[1],'.repeat(1000)}1]}`],
  [CALLS.createDaily, manyKeys],
  [CALLS.sendFeedback, manyKeys],
  [CALLS.createGame, nested],
];
let next = 0;
const bomb = repeat(({ url, headers }) => {
  const [call, body] = bombs[next++ % bombs.length];
  return post(url, pathOf(call.path, { gameId: '1PV3-1' }), json(headers), body);
});

export const ATTACKS = {
  burst: many(1, sendBursts),
  'four sockets': many(4, sendBursts),
  'upgrade flood': many(HELD_OPEN, upgrade),
  'slow requests': (target) =>
    Promise.all([many(HELD_OPEN, slowHeaders), many(HELD_OPEN, slowBody)].map((run) => run(target))),
  'login flood': many(AT_ONCE, logIn),
  'JSON bombs': many(AT_ONCE, bomb),
};
