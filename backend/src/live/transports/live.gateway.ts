import { Inject, Logger } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import { clientId, playerUuid, text } from '@tessera/contracts/calls';
import type { Envelope } from '@tessera/contracts/live';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { toAppError } from '../../platform/http/app-error.filter.js';
import { checked } from '../../platform/http/validation.js';
import { viewFor } from '../../platform/requests/request.js';
import { addressKey, clientAddress, limitKeysOf } from '../../platform/requests/address-key.js';
import { ConnectionLimit } from '../../platform/limits/connection-limit.js';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import { ServiceLog } from '../../platform/service-log/service-log.js';
import { ConnectionAuth, type LiveServer, type LiveSocket } from '../live.socket.js';
import type { LiveConnection } from '../client.js';
import { Hub } from '../hub/hub.js';
import { CommandDispatcher } from '../command-dispatcher.js';
import { websocketOf } from './live-websocket.js';
import { markAuthenticated } from './live.adapter.js';

const handshake = z.object({
  playerUUID: playerUuid,
  clientId,
  lastEventId: text.max(64).optional(),
});

/** A client may correct a rejected handshake on the same connection. */
const MAX_HANDSHAKES = 5;

/** The socket transport: authenticates connections and adapts them to the hub. */
@WebSocketGateway()
export class LiveGateway
  implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket>, OnGatewayDisconnect<LiveSocket>
{
  private readonly log = new Logger(LiveGateway.name);
  private readonly handshakes = new WeakMap<LiveSocket['conn'], number>();

  constructor(
    private readonly hub: Hub,
    private readonly commands: CommandDispatcher,
    private readonly limits: RateLimits,
    private readonly connections: ConnectionLimit,
    private readonly connectionAuth: ConnectionAuth,
    private readonly serviceLog: ServiceLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  afterInit(server: LiveServer): void {
    server.use((socket, next) => {
      if (!this.mayTry(socket)) return socket.conn.close();
      const authenticated = this.authenticate(socket);
      websocketOf(socket.request)?.window?.hold(authenticated);
      authenticated.then(
        () => next(),
        (error: unknown) => {
          const appError = toAppError(error, this.log);
          next(Object.assign(new Error(appError.message), { data: appError.body() }));
        },
      );
    });
  }

  handleConnection(socket: LiveSocket): void {
    const { data } = socket;
    data.client = this.hub.open(connectionOf(socket), { lastEventId: data.lastEventId });
    if (data.lastEventId !== undefined) this.serviceLog.reconnected();
    const window = websocketOf(socket.request)?.window;
    socket.onAny((name: string, ...args: unknown[]) => {
      const done = this.commands.dispatch(socket, name, args);
      window?.hold(done);
    });
  }

  handleDisconnect(socket: LiveSocket): void {
    if (socket.data.client) this.hub.close(socket.data.client);
  }

  private mayTry({ conn }: LiveSocket): boolean {
    const handshakes = (this.handshakes.get(conn) ?? 0) + 1;
    this.handshakes.set(conn, handshakes);
    return handshakes <= MAX_HANDSHAKES;
  }

  private async authenticate(socket: LiveSocket): Promise<void> {
    const { address: remote, headers, auth } = socket.handshake;
    const address = addressKey(clientAddress(remote, headers['x-forwarded-for'], this.config.trustProxy));
    const data = checked(handshake, auth, 'auth');
    const { playerUUID: capability } = data;
    const presentedKeys = limitKeysOf({ address, player: capability });
    await this.limits.spend('lookUpGame', presentedKeys);
    const identity = await this.connectionAuth.authenticate(capability, headers.cookie);
    const { playerUUID } = identity;
    const limitKeys =
      playerUUID === capability ? presentedKeys : limitKeysOf({ address, player: playerUUID });
    // A connection that has already closed must not be counted, since it will never be released.
    if (socket.conn.readyState === 'closed') return;
    socket.conn.once('close', this.connections.take(limitKeys));
    markAuthenticated(socket.request);
    Object.assign(socket.data, data, identity, { capability, limitKeys, ignoredLimits: 0 });
  }
}

function connectionOf(socket: LiveSocket): LiveConnection {
  const { playerUUID, capability, deviceAlias, sessionId, clientId } = socket.data;
  return {
    transport: 'socket',
    playerUUID,
    capability,
    sessionId,
    clientId,
    // A Socket.IO packet as text, so that each player's JSON is serialized only once.
    send: (message: Envelope) => void socket.emit('message', viewFor(deviceAlias, message)),
    close: () => void socket.disconnect(true),
  };
}
