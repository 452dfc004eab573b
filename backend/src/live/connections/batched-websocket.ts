import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { MOST_UNSENT_BYTES } from './connection.js';

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

function gather(client: WebSocket, socket: Duplex): void {
  const write = client.send.bind(client) as (data: Sent, sent?: Callback) => void;
  let isHeld = false;
  const release = () => {
    isHeld = false;
    socket.uncork();
  };
  const send = (data: Sent, sent?: Callback) => {
    if (client.readyState !== client.OPEN) return write(data, sent);
    if (client.bufferedAmount > MOST_UNSENT_BYTES) return client.terminate();
    if (!isHeld) {
      isHeld = true;
      socket.cork();
      process.nextTick(release);
    }
    write(data);
    // Engine.IO holds back further packets until this callback, but they belong in the same write.
    if (sent) queueMicrotask(sent);
  };
  client.send = send as WebSocket['send'];
}

type Sent = Parameters<WebSocket['send']>[0];
type Callback = (error?: Error) => void;
