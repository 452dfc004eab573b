import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { MOST_UNSENT_BYTES } from './connection.js';

/**
 * A server of websockets that writes to each client once per turn of the event loop, with all that the
 * turn had for it: a write costs more than all else about a small message. It takes an acknowledgement and
 * the events beside it together, and delays nothing, for a turn ends before the next one reads.
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

/** What the connection that this request began is made of. */
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
    // Engine.IO keeps further packets back until then; here they belong to the same write.
    if (sent) queueMicrotask(sent);
  };
  client.send = send as WebSocket['send'];
}

type Sent = Parameters<WebSocket['send']>[0];
type Callback = (error?: Error) => void;
