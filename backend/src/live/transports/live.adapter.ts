import type { Duplex } from 'node:stream';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../platform/config/config.js';
import { isOwnOrigin } from '../../platform/http/origin.js';
import { addressKey, clientAddress } from '../../platform/requests/address-key.js';
import type { ConnectionLimit } from '../../platform/limits/connection-limit.js';
import { FairScheduler, apart } from '../../platform/limits/fair-scheduler.js';
import { LogThrottle } from '../../platform/logging/log-throttle.js';
import { LiveWebSocketServer, websocketOf, MessageWindow } from './live-websocket.js';
import { AppError } from '../../platform/requests/app-error.js';
import { SlowRejections } from '../../platform/limits/slow-rejections.js';

/** Commands are small. A larger message closes the connection. */
const MESSAGE_LIMIT_BYTES = 16 * 1024;
/** A WebSocket that doesn't authenticate within this time is closed. */
const AUTHENTICATED_WITHIN_MS = 10_000;
/** The connections of one address are opened that far apart: a thousand in five seconds, after a restart. */
const OPENED_APART_MS = 5;
/** Lines a minute about connections that were ended because of too many messages. */
const LINES = { perKey: 10, inAll: 10 };

/** The settings of the Socket.IO server. */
export class LiveAdapter extends IoAdapter {
  private readonly log = new Logger(LiveAdapter.name);
  private readonly scheduler = new FairScheduler(apart(OPENED_APART_MS));
  private readonly throttle = new LogThrottle(LINES, (leftOut) =>
    this.log.log({ leftOut }, 'more connections ended after too many messages'),
  );

  constructor(
    app: INestApplicationContext,
    private readonly config: Pick<Config, 'limits' | 'publicOrigin' | 'trustProxy' | 'role'>,
    private readonly connections: ConnectionLimit,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { publicOrigin, trustProxy, role } = this.config;
    const server = super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      allowUpgrades: false,
      connectTimeout: AUTHENTICATED_WITHIN_MS,
      serveClient: false,
      wsEngine: LiveWebSocketServer,
      maxHttpBufferSize: MESSAGE_LIMIT_BYTES,
      allowRequest: (request, decide) => {
        const { headers, socket } = request;
        if (role === 'worker') return decide('no connections here', false);
        const forwarded = trustProxy > 0 ? headers['x-forwarded-host'] : undefined;
        const host = [forwarded ?? headers.host].flat()[0]?.split(',')[0]?.trim();
        if (!isOwnOrigin(headers.origin, host, publicOrigin)) return decide('foreign origin', false);
        const address = addressKey(
          clientAddress(socket.remoteAddress, headers['x-forwarded-for'], trustProxy),
          socket.remoteAddress,
        );
        if (countUpgrade(request, address, this.connections))
          this.schedule(address, socket, () => decide(null, true));
      },
    } as ServerOptions);
    if (this.config.limits > 0) server.engine.on('connection', this.bound);
    return server;
  }

  /** A connection can break while it waits. */
  private schedule(address: string, socket: Duplex, open: () => void): void {
    if (this.config.limits === 0) return open();
    socket.on('error', () => undefined);
    this.scheduler.run(address, open);
  }

  private readonly bound = ({ request }: Socket['conn']): void => {
    const websocket = websocketOf(request);
    if (!websocket) return;
    websocket.window = new MessageWindow(websocket, () => {
      if (this.throttle.admits('any')) this.log.log('connection ended after too many messages');
    });
  };
}

const UPGRADES = new WeakMap<IncomingMessage, () => void>();
const slow = new SlowRejections();

/**
 * Counts a connection from the request that opens it, before anything is done for it. Returns whether it may
 * go on; otherwise it has been rejected.
 */
function countUpgrade(request: IncomingMessage, address: string, connections: ConnectionLimit): boolean {
  try {
    const leave = connections.countUpgrade(address);
    UPGRADES.set(request, leave);
    request.socket.once('close', leave);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { socket } = request;
    socket.on('error', () => undefined);
    socket.once(
      'close',
      slow.hold(address, socket, () => reject(request, error)),
    );
    return false;
  }
}

/** From now on, the connection counts for its player. */
export const markAuthenticated = (request: IncomingMessage): void => UPGRADES.get(request)?.();

/** Engine.IO itself would respond with status 400 to everything. */
function reject({ socket }: IncomingMessage, { status, message, retryAfterSeconds }: AppError): void {
  socket.write(
    [
      `HTTP/1.1 ${status} Too Many Requests`,
      'Connection: close',
      `Retry-After: ${retryAfterSeconds ?? 1}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(message)}`,
      '',
      message,
    ].join('\r\n'),
  );
  socket.destroySoon();
}
