import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { Server } from 'socket.io';
import { WebSocket } from 'ws';
import { BatchedWebSocketServer, websocketOf } from './batched-websocket.js';
import { readCommands, type Dispatch } from './direct-commands.js';

/** A server that acknowledges each event with what it has received, with or without the direct way. */
async function aServer(isDirect: boolean) {
  const http = createServer();
  const io = new Server(http, {
    transports: ['websocket'],
    wsEngine: BatchedWebSocketServer,
    serveClient: false,
  });
  let direct = 0;
  io.on('connection', (socket) => {
    const dispatch: Dispatch = (name, args) => {
      const acknowledge = args.at(-1) as ((answer: unknown) => void) | undefined;
      if (typeof acknowledge !== 'function') return;
      acknowledge({ name, args: args.slice(0, -1) });
      acknowledge('a second time');
    };
    socket.onAny((name: string, ...args: unknown[]) => dispatch(name, args));
    const websocket = websocketOf(socket.request);
    if (!isDirect || !websocket) return;
    readCommands(
      socket,
      websocket,
      (name) => name === 'place',
      (name, args) => {
        direct += 1;
        dispatch(name, args);
      },
    );
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  return { http, io, directs: () => direct };
}

let servers: Awaited<ReturnType<typeof aServer>>[];
beforeAll(async () => {
  servers = [await aServer(false), await aServer(true)];
});
afterAll(() => {
  for (const { http, io } of servers) {
    void io.close();
    http.closeAllConnections();
  }
});

/** What a client sends before and after it has joined the main namespace. */
interface Sent {
  early?: readonly (string | Buffer)[];
  packets: readonly (string | Buffer)[];
}

/** Everything that the server sends in response, until it has read the last packet or closes. */
async function responses(http: HttpServer, { early = [], packets }: Sent): Promise<string[]> {
  const { port } = http.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  const received: string[] = [];
  client.on('message', (data: Buffer) => received.push(data.toString()));
  const closed = once(client, 'close');
  await once(client, 'open');
  /** Sends a packet, and waits until the server has handled it. */
  const send = async (data: string | Buffer) => {
    if (client.readyState !== client.OPEN) return;
    client.send(data);
    client.ping();
    await Promise.race([once(client, 'pong'), closed]);
  };
  for (const data of [...early, '40']) await send(data);
  await eventually(
    () => client.readyState !== client.OPEN || received.some((text) => text.startsWith('40{')),
  );
  for (const data of packets) await send(data);
  client.close();
  await closed;
  return received.map((text) => text.replace(/"sid":"[^"]*"/, ''));
}

async function eventually(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(setImmediate);
}

const packet = fc.constantFrom<string | Buffer>(
  '421["place",{"cellIndex":1}]',
  '4212["place"]',
  '427["place",1,"é",null]',
  '4207["place"]',
  '42["place",1]',
  '423["other"]',
  '424["connect"]',
  '425["disconnect"]',
  '426["error",1]',
  '427[1,2]',
  '428{"place":1}',
  '429["place"',
  '42',
  '42[]',
  '421[]',
  '42/other,3["place"]',
  '40/other',
  '40',
  '41',
  '42 1["place"]',
  '421.5["place"]',
  '421e3["place"]',
  '42-1["place"]',
  `42${'9'.repeat(30)}["place"]`,
  '431["place"]',
  '451-["place",{"_placeholder":true,"num":0}]',
  '451-7["place",{"_placeholder":true,"num":0}]',
  '2',
  '3',
  '6',
  '9',
  '',
  '4',
  'b4MQ==',
  Buffer.from('421["place"]'),
  Buffer.from([1]),
);
const sent = fc.record(
  { early: fc.array(packet, { maxLength: 2 }), packets: fc.array(packet, { maxLength: 6 }) },
  { requiredKeys: ['packets'] },
);

test('a client gets the same frames, whatever it sends, as from Socket.IO alone', async () => {
  await fc.assert(
    fc.asyncProperty(sent, async (all) => {
      const [usual, direct] = await Promise.all(servers.map(({ http }) => responses(http, all)));
      expect(direct).toEqual(usual);
    }),
    // By chance, none of the others may have a command that is read directly.
    { numRuns: 50, examples: [[{ packets: ['421["place",{"cellIndex":1}]'] }]] },
  );
  expect(servers[1]?.directs()).toBeGreaterThan(0);
});

test('commands are read directly until the client sends anything else', async () => {
  const { http, directs } = servers[1]!;
  const before = directs();
  const place = '421["place"]';
  expect(await responses(http, { packets: [place, '3', place] })).toHaveLength(4);
  expect(directs() - before).toBe(2);
  expect(await responses(http, { packets: [place, '422["other"]', place] })).toHaveLength(5);
  expect(directs() - before).toBe(3);
});
