import { Inject, Logger } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import { clientId, playerUuid, text } from '@tessera/contracts';
import { z } from 'zod';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { invalidField, NOT_VALID } from '../../platform/http/app-error.js';
import { toAppError } from '../../platform/http/app-error.filter.js';
import { addressKey } from '../../platform/limits/address-key.js';
import { ConnectionLimit } from '../../platform/limits/connection-limit.js';
import { limitKeysOf } from '../../platform/limits/limit-keys.js';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import { ConnectionAuth } from './connection-auth.js';
import type { Frame, LiveConnection } from './connection.js';
import { Hub } from '../hub/hub.js';
import { CommandDispatcher } from '../commands/command-dispatcher.js';
import type { LiveServer, LiveSocket } from './live.socket.js';
import { websocketOf } from './batched-websocket.js';
import { readCommands, type Dispatch } from './direct-commands.js';
import { socketAddress } from './socket-address.js';

const handshake = z.object({
  playerUUID: playerUuid,
  clientId,
  lastEventId: text.max(64).optional(),
});

/** The socket transport: authenticates connections and adapts them to the hub. */
@WebSocketGateway()
export class LiveGateway
  implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket>, OnGatewayDisconnect<LiveSocket>
{
  private readonly log = new Logger(LiveGateway.name);

  constructor(
    private readonly hub: Hub,
    private readonly commands: CommandDispatcher,
    private readonly limits: RateLimits,
    private readonly connections: ConnectionLimit,
    private readonly connectionAuth: ConnectionAuth,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  afterInit(server: LiveServer): void {
    server.use((socket, next) => {
      this.authenticate(socket).then(
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
    const dispatch: Dispatch = (name, args) => void this.commands.dispatch(socket, name, args);
    socket.onAny((name: string, ...args: unknown[]) => dispatch(name, args));
    const websocket = websocketOf(socket.request);
    if (websocket) readCommands(socket, websocket, (name) => this.commands.handles(name), dispatch);
  }

  handleDisconnect(socket: LiveSocket): void {
    if (socket.data.client) this.hub.close(socket.data.client);
  }

  private async authenticate(socket: LiveSocket): Promise<void> {
    const { address: remote, headers, auth } = socket.handshake;
    const address = addressKey(socketAddress(remote, headers['x-forwarded-for'], this.config.trustProxy));
    const { data, error } = handshake.safeParse(auth);
    if (error) {
      const [issue] = error.issues;
      throw invalidField(issue?.path.join('.') || 'auth', issue?.message ?? NOT_VALID);
    }
    const { playerUUID: presentedUUID } = data;
    const presentedKeys = limitKeysOf({ address, player: presentedUUID });
    await this.limits.spend('lookUpGame', presentedKeys);
    const identity = await this.connectionAuth.authenticate(presentedUUID, headers.cookie);
    const { playerUUID } = identity;
    const limitKeys =
      playerUUID === presentedUUID ? presentedKeys : limitKeysOf({ address, player: playerUUID });
    // A connection that has already closed must not be counted, since it will never be released.
    if (socket.conn.readyState === 'closed') return;
    socket.conn.once('close', this.connections.take(limitKeys));
    Object.assign(socket.data, data, identity, { presentedUUID, limitKeys, ignoredLimits: 0 });
  }
}

function connectionOf(socket: LiveSocket): LiveConnection {
  const { playerUUID, sessionId, clientId } = socket.data;
  const websocket = websocketOf(socket.request);
  return {
    transport: 'socket',
    playerUUID,
    sessionId,
    clientId,
    // A Socket.IO packet as text, so that each player's JSON is serialized only once.
    send: ({ json }: Frame) => websocket?.send(`42["message",${json}]`),
    close: () => void socket.disconnect(true),
  };
}
