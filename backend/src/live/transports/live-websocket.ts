import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { MAX_UNSENT_BYTES } from '../connections/connection.js';
import { MessageWindow } from './message-window.js';

type Data = Parameters<WebSocket['send']>[0];
type Options = Parameters<WebSocket['send']>[1];
type Callback = (error?: Error) => void;

/**
 * A WebSocket that writes once per turn of the event loop, because for a small message the write costs more than
 * everything else. This combines an acknowledgement with the events sent at the same time, and delays nothing, as a
 * turn ends before the next one reads.
 */
export class LiveWebSocket extends WebSocket {
  /** Bounds what the client sends. Without limits, there is none. */
  window: MessageWindow | undefined;
  private stream: Duplex | undefined;

  writeTo(stream: Duplex): void {
    this.stream = stream;
  }

  override send(data: Data, options: Options | Callback = {}, sent?: Callback): void {
    if (typeof options === 'function') return this.send(data, {}, options);
    const { stream } = this;
    if (!stream || this.readyState !== this.OPEN) return super.send(data, options, sent);
    if (this.bufferedAmount > MAX_UNSENT_BYTES) return this.terminate();
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    super.send(data, options);
    // Engine.IO holds back further packets until this callback, but they belong in the same write.
    sent?.();
  }

  override emit(event: string, ...args: unknown[]): boolean {
    if (!this.window || (event !== 'message' && event !== 'ping')) return super.emit(event, ...args);
    this.window.offer(() => super.emit(event, ...args));
    return true;
  }
}

/** The `wsEngine` of Engine.IO. */
export class LiveWebSocketServer extends WebSocketServer<typeof LiveWebSocket> {
  constructor(options: ServerOptions) {
    super({ ...options, WebSocket: LiveWebSocket });
  }

  override handleUpgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    done: (client: LiveWebSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, socket, head, (client, upgraded) => {
      client.writeTo(socket);
      WEBSOCKETS.set(request, client);
      done(client, upgraded);
    });
  }
}

const WEBSOCKETS = new WeakMap<IncomingMessage, LiveWebSocket>();

/** The WebSocket of the connection that this request opened. */
export const websocketOf = (request: IncomingMessage): LiveWebSocket | undefined => WEBSOCKETS.get(request);
