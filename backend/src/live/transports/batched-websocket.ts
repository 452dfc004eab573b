import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { MAX_UNSENT_BYTES } from '../connections/connection.js';
import { isFramable, textFrame } from './text-frame.js';

/**
 * A WebSocket server that writes to each client once per turn of the event loop, because for a small message
 * the write costs more than everything else. This combines an acknowledgement with the events sent at the
 * same time, and delays nothing, as a turn ends before the next one reads.
 */
export class BatchedWebSocketServer extends WebSocketServer {
  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    done: (client: WebSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, socket, head, (client, upgraded) => {
      gather(client, socket);
      WEBSOCKETS.set(request, client);
      done(client, upgraded);
    });
  }
}

const WEBSOCKETS = new WeakMap<IncomingMessage, WebSocket>();

/** The WebSocket of the connection that this request opened. */
export const websocketOf = (request: IncomingMessage): WebSocket | undefined => WEBSOCKETS.get(request);

/** Collects the frames of a turn as one string, which is written as it is. */
function gather(client: WebSocket, socket: Duplex): void {
  const sendAtOnce = client.send.bind(client) as (data: Sent, sent?: Callback) => void;
  const closeAtOnce = client.close.bind(client);
  let pending = '';
  const release = () => {
    if (pending === '') return;
    const frames = pending;
    pending = '';
    if (client.readyState === client.OPEN) socket.write(frames, 'latin1');
  };
  const send = (data: Sent, sent?: Callback) => {
    if (client.readyState !== client.OPEN) return sendAtOnce(data, sent);
    if (client.bufferedAmount + pending.length > MAX_UNSENT_BYTES) return client.terminate();
    if (typeof data === 'string' && isFramable(data)) {
      if (pending === '') releaseLater(release);
      pending += textFrame(data);
    } else {
      release();
      sendAtOnce(data);
    }
    // Engine.IO holds back further packets until this callback, but they belong in the same write.
    if (sent) queueMicrotask(sent);
  };
  client.send = send as WebSocket['send'];
  client.close = (code, reason) => {
    release();
    closeAtOnce(code, reason);
  };
}

let releases: (() => void)[] = [];

/** At the end of the turn, all clients that have something to be sent. */
function releaseLater(release: () => void): void {
  if (releases.push(release) > 1) return;
  process.nextTick(() => {
    const due = releases;
    releases = [];
    for (const releaseOne of due) releaseOne();
  });
}

type Sent = Parameters<WebSocket['send']>[0];
type Callback = (error?: Error) => void;
