import { waitFor } from '@testing-library/react';
import type { Envelope } from '@tessera/contracts/live';
import fc from 'fast-check';
import { openStream } from './stream-transport';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** A server with an event stream that the test writes to. */
function aServer({ status = 200, type = 'text/event-stream' } = {}) {
  const asked: Request[] = [];
  let writer: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (writer = controller) });
  globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init));
    return Promise.resolve(
      new Response(status === 200 ? body : null, { status, headers: { 'content-type': type } }),
    );
  };
  const send = (bytes: Uint8Array) => writer?.enqueue(bytes);
  return {
    asked,
    send,
    say: (envelope: Envelope) => send(utf8(`data: ${JSON.stringify(envelope)}\n\n`)),
    end: () => writer?.close(),
  };
}

const listen = () => {
  const seen: string[] = [];
  return {
    seen,
    events: {
      onOpen: () => seen.push('open'),
      onActivity: () => undefined,
      onEnvelope: ({ type }: Envelope) => seen.push(type),
      onClosed: () => seen.push('closed'),
    },
  };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const HANDSHAKE = { playerUUID: 'me', clientId: 'tab', lastEventId: 'ABC12:3:0', gameId: 'ABC12' };

it('sends the player in a header and the last event in the query, and passes on events', async () => {
  const server = aServer();
  const { seen, events } = listen();
  openStream(HANDSHAKE, events);
  server.say({ type: 'CONNECTION_ESTABLISHED' });
  await waitFor(() => expect(seen).toHaveLength(2));
  const [request] = server.asked;
  expect(request?.headers.get('x-player-uuid')).toBe('me');
  expect(new URL(request?.url ?? '').search).toBe('?clientId=tab&lastEventId=ABC12%3A3%3A0&gameId=ABC12');
  expect(request?.url).not.toContain('me&');
  server.end();
  await waitFor(() => expect(seen).toEqual(['open', 'CONNECTION_ESTABLISHED', 'closed']));
});

it('closes without opening if the server rejects it', async () => {
  aServer({ status: 403 });
  const { seen, events } = listen();
  openStream(HANDSHAKE, events);
  await waitFor(() => expect(seen).toEqual(['closed']));
});

it('closes without opening if something else responds', async () => {
  aServer({ type: 'text/html' });
  const { seen, events } = listen();
  openStream(HANDSHAKE, events);
  await waitFor(() => expect(seen).toEqual(['closed']));
});

it('opens with its first event, not with the response headers', async () => {
  const server = aServer();
  const { seen, events } = listen();
  openStream(HANDSHAKE, events);
  await settled();
  expect(seen).toEqual([]);
  server.say({ type: 'CONNECTION_ESTABLISHED' });
  await waitFor(() => expect(seen).toEqual(['open', 'CONNECTION_ESTABLISHED']));
});

it('emits nothing after it has been closed', async () => {
  const server = aServer();
  const { seen, events } = listen();
  const transport = openStream(HANDSHAKE, events);
  server.say({ type: 'CONNECTION_ESTABLISHED' });
  await waitFor(() => expect(seen).toHaveLength(2));
  transport.close();
  server.say({ type: 'HEARTBEAT' });
  await settled();
  expect(seen).toHaveLength(2);
});

it('reads the same events however the network splits the stream', async () => {
  const stream = utf8(
    ': ping\r\n\r\nid: A:1:0\r\ndata: {"type":"é"}\r\n\r\nid: A:2:0\ndata: {"type":\ndata: "b"}\n\n' +
      'data: not JSON\n\ndata: {"type":"c"}\r\n\r\ndata: {"type":"unfinished"}',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: stream.length })), async (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
      const server = aServer();
      const { seen, events } = listen();
      const closed = new Promise<void>((resolve) => {
        openStream(HANDSHAKE, { ...events, onClosed: resolve });
      });
      at.slice(1).forEach((end, i) => server.send(stream.slice(at[i], end)));
      server.end();
      await closed;
      expect(seen).toEqual(['open', 'é', 'b', 'c']);
    }),
  );
});
