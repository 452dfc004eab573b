import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocket, WebSocketServer } from 'ws';
import { MESSAGE_LIMITS } from '@tessera/contracts/wire';
import { MAX_UNSENT_BYTES } from '../client.js';
import { WorkWindow } from '../../platform/limits/work-window.js';

/** RFC 6455: the client has violated a policy. */
const POLICY_VIOLATION = 1008;
/** How long the client has to read why its connection ends. */
const CLOSING_MS = 1000;

/**
 * Bounds the messages of one connection before any work is done for them. The first ones are handled, the next
 * ones wait while nothing more is read, and a client that has sent even more is disconnected.
 */
export class MessageWindow {
  private readonly work = new WorkWindow(MESSAGE_LIMITS, { onRoom: () => this.readOn() });
  private held = 0;
  private isOver = false;

  constructor(
    private readonly websocket: WebSocket,
    private readonly onOverflow: () => void,
  ) {
    websocket.once('close', () => {
      this.isOver = true;
    });
  }

  /** A message has arrived, which `deliver` hands to its listeners. */
  offer(deliver: () => void): void {
    if (this.isOver) return;
    this.work.offer({ rank: 0, start: () => this.start(deliver), evict: () => this.end() });
    if (this.work.isWaiting) this.websocket.pause();
  }

  /** Counts work that a message has caused until it is done. */
  hold(work: Promise<unknown>): void {
    this.held += 1;
    this.work.hold(work);
  }

  private readOn(): void {
    if (this.websocket.isPaused && !this.isOver) this.websocket.resume();
  }

  private start(deliver: () => void): void {
    if (this.isOver) return;
    const before = this.held;
    deliver();
    // Socket.IO hands the message on later in this turn.
    if (this.held === before) this.hold(new Promise(setImmediate));
  }

  private end(): void {
    this.isOver = true;
    this.websocket.pause();
    this.websocket.close(POLICY_VIOLATION, 'Too many messages');
    setTimeout(() => this.websocket.terminate(), CLOSING_MS).unref();
    this.onOverflow();
  }
}

type Data = Parameters<WebSocket['send']>[0];
type Options = Parameters<WebSocket['send']>[1];
type Callback = (error?: Error) => void;

/**
 * A WebSocket that writes once per turn of the event loop, because for a small message the write costs more than
 * everything else. This combines an acknowledgement with the events sent at the same time, and delays nothing, as a
 * turn ends before the next one reads.
 */
class LiveWebSocket extends WebSocket {
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
