import type { ClientCommands, ServerMessages } from '@tessera/contracts/live';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { LimitKeys } from '../platform/requests/address-key.js';
import type { DeviceAlias } from '../platform/requests/request.js';
import type { Client } from './client.js';

/** The verified identity of a connection. */
export interface ConnectionIdentity {
  /** The connection's player. */
  readonly playerUUID: string;
  /** The UUID that the connection's device presents. */
  readonly capability: string;
  /** Set if that isn't the player's own. */
  readonly deviceAlias: DeviceAlias | undefined;
  /** The session on which the connection depends; null for a player without an account. */
  readonly sessionId: string | null;
  /** The ID by which others, and the logs, know the player; undefined for a new player. */
  readonly publicId: string | undefined;
}

/** Checks who may connect as which player. The auth module implements it. */
export abstract class ConnectionAuth {
  /**
   * Called at each handshake with the player that it names and its cookies. Throws an AppError if that player
   * may not connect.
   */
  abstract authenticate(playerUUID: string, cookies: string | undefined): Promise<ConnectionIdentity>;

  /** The ID by which others, and the logs, know the player; undefined for a new player. */
  abstract publicIdOf(playerUUID: string): Promise<string | undefined>;
}

/** The result of the handshake. */
interface LiveSession extends Omit<ConnectionIdentity, 'publicId'> {
  /** Set by the handshake, or for a new player by the first accepted command. */
  publicId: string | undefined;
  /** The player as named in the handshake, which may have been merged into another. */
  capability: string;
  clientId: string;
  lastEventId?: string | undefined;
  /** The keys under which its commands are counted. */
  limitKeys: LimitKeys;
  /** How many rate limit errors in a row it has had. */
  ignoredLimits: number;
  client?: Client;
}

export type LiveServer = Server<ClientCommands, ServerMessages, DefaultEventsMap, LiveSession>;
export type LiveSocket = Socket<ClientCommands, ServerMessages, DefaultEventsMap, LiveSession>;
