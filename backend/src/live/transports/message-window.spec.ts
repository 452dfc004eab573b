import { once } from 'node:events';
import { MESSAGE_LIMITS } from '@tessera/contracts/wire';
import { MessageWindow } from './live-websocket.js';
import { serveSockets, type SocketServer } from './testing/socket-server.js';

const { inProgress, waiting } = MESSAGE_LIMITS;

let server: SocketServer;
beforeEach(async () => {
  server = await serveSockets();
});
afterEach(() => server.close());

/** A connection on which every message starts work that the test finishes. */
async function connected() {
  const client = server.connect();
  const onOverflow = jest.fn();
  const handled: string[] = [];
  const unfinished: (() => void)[] = [];
  server.sockets.once('connection', (served) => {
    served.window = new MessageWindow(served, onOverflow);
    served.on('message', (data: Buffer) => {
      handled.push(data.toString());
      served.window?.hold(new Promise<void>((resolve) => unfinished.push(resolve)));
      // For the test to know that everything before it has been received.
      if (handled.length === inProgress) served.ping();
    });
  });
  await once(client, 'open');
  return { client, handled, unfinished, onOverflow };
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => String(i));

test('only a limited number of messages is handled at a time, and the others wait in order', async () => {
  const { client, handled, unfinished, onOverflow } = await connected();
  const sent = numbered(inProgress + waiting);
  for (const text of sent) client.send(text);
  await once(client, 'ping');
  expect(handled).toEqual(sent.slice(0, inProgress));
  while (handled.length < sent.length) {
    unfinished.shift()?.();
    await new Promise(setImmediate);
    expect(unfinished.length).toBeLessThanOrEqual(inProgress);
  }
  expect(handled).toEqual(sent);
  expect(onOverflow).not.toHaveBeenCalled();

  // Once there is room again, the connection is read again.
  for (const finish of unfinished.splice(0)) finish();
  client.send('one more');
  while (handled.at(-1) !== 'one more') await new Promise(setImmediate);
  client.close();
});

test('a client that sends far more in one burst is disconnected, and the rest causes no work', async () => {
  const { client, handled, onOverflow } = await connected();
  for (const text of numbered(20_000)) client.send(text);
  await once(client, 'close');
  expect(handled).toEqual(numbered(inProgress));
  expect(onOverflow).toHaveBeenCalledTimes(1);
});

test('a message without work of its own counts until the end of the turn', async () => {
  const client = server.connect();
  const handled: string[] = [];
  server.sockets.once('connection', (served) => {
    served.window = new MessageWindow(served, () => undefined);
    served.on('message', (data: Buffer) => {
      if (handled.push(data.toString()) === inProgress + waiting) served.close();
    });
  });
  await once(client, 'open');
  const sent = numbered(inProgress + waiting);
  for (const text of sent) client.send(text);
  await once(client, 'close');
  expect(handled).toEqual(sent);
});
