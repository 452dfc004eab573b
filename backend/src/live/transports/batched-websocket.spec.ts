import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { MAX_UNSENT_BYTES } from '../connections/connection.js';
import { BatchedWebSocketServer } from './batched-websocket.js';
import { serveSockets, type SocketServer } from './testing/socket-server.js';

let server: SocketServer;
beforeEach(async () => {
  server = await serveSockets(BatchedWebSocketServer);
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
  const chunks: Buffer[] = [];
  (client as unknown as { _socket: NodeJS.ReadableStream })._socket.on('data', (chunk: Buffer) =>
    chunks.push(chunk),
  );
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
