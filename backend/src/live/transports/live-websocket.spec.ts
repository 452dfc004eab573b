import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { WebSocket } from 'ws';
import { MAX_UNSENT_BYTES } from '../client.js';
import { LiveWebSocketServer } from './live-websocket.js';
import { serveSockets, type SocketServer } from './testing/socket-server.js';

let server: SocketServer;
beforeEach(async () => {
  server = await serveSockets();
});
afterEach(() => server.close());

/** Both ends of a connection, and everything that the client has received. */
async function connected() {
  const client = server.connect();
  const received: string[] = [];
  client.on('message', (data: Buffer) => received.push(data.toString()));
  const [[served]] = (await Promise.all([once(server.sockets, 'connection'), once(client, 'open')])) as [
    [WebSocket],
    unknown,
  ];
  return { client, received, served };
}

/** What the client's network socket reads from now on, a chunk for each write. */
function chunksOf(client: WebSocket): Buffer[] {
  const chunks: Buffer[] = [];
  const { _socket: stream } = client as unknown as { _socket: NodeJS.ReadableStream };
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return chunks;
}

it('sends the messages of a turn in order, and those of the next turn after them', async () => {
  const { client, received, served } = await connected();
  for (const text of ['1', '2', '3']) served.send(text);
  await Promise.resolve();
  served.send('4');
  setImmediate(() => {
    served.send('5');
    served.close();
  });
  await once(client, 'close');
  expect(received).toEqual(['1', '2', '3', '4', '5']);
});

it('sends all messages of a turn in one write', async () => {
  const { client, received, served } = await connected();
  const chunks = chunksOf(client);
  served.send('one');
  await Promise.resolve();
  served.send('another');
  await once(client, 'message');
  expect(received).toEqual(['one', 'another'].slice(0, received.length));
  served.close();
  await once(client, 'close');
  expect(received).toEqual(['one', 'another']);
  // The first chunk has both frames, the second one the close frame.
  expect(chunks[0]?.includes('one') && chunks[0].includes('another')).toBe(true);
});

it('sends texts of any length and alphabet, and bytes, in order', async () => {
  const { client, received, served } = await connected();
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536].map((length) => 'x'.repeat(length));
  const sent = [...texts, 'é', '日本', '\u0080', 'plain', ...texts];
  for (const text of sent) served.send(text);
  served.send(Buffer.from('bytes'));
  served.send('after');
  served.close();
  await once(client, 'close');
  expect(received.map((text) => text.length)).toEqual([...sent, 'bytes', 'after'].map((text) => text.length));
  expect(received).toEqual([...sent, 'bytes', 'after']);
});

it('calls back at once, even if nothing can be sent any more', async () => {
  const { client, served } = await connected();
  await new Promise((resolve) => served.send('x', resolve));
  client.terminate();
  await once(served, 'close');
  await expect(new Promise((resolve) => served.send('y', resolve))).resolves.toBeInstanceOf(Error);
});

it("disconnects a client that doesn't read", async () => {
  const { client, served } = await connected();
  client.pause();
  const gone = once(served, 'close');
  const large = 'x'.repeat(MAX_UNSENT_BYTES / 4);
  while (served.readyState === served.OPEN) {
    served.send(large);
    await new Promise(setImmediate);
  }
  await gone;
  expect(served.readyState).toBe(served.CLOSED);
});

it("sends Socket.IO's acknowledgement in one write with the messages of its turn, in order", async () => {
  const http = createServer();
  const io = new Server(http, {
    transports: ['websocket'],
    wsEngine: LiveWebSocketServer,
    serveClient: false,
  });
  io.on('connection', (socket) => {
    socket.on('place', async (acknowledge: (answer: string) => void) => {
      socket.emit('message', 'before');
      await Promise.resolve();
      acknowledge('done');
      socket.emit('message', 'after');
    });
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  await once(client, 'open');
  const chunks = chunksOf(client);
  const writeWith = async (text: string) => {
    for (;;) {
      const write = chunks.find((chunk) => chunk.includes(text));
      if (write) return write.toString('latin1');
      await once(client, 'message');
    }
  };
  client.send('40');
  await writeWith('40{');
  client.send('427["place"]');
  await writeWith('after');
  const write = await writeWith('before');
  expect(write).toMatch(/42\["message","before"\].+437\["done"\].+42\["message","after"\]/s);
  client.close();
  void io.close();
  http.closeAllConnections();
});
