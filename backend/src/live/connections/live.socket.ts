import type { ClientCommands, ServerMessages } from '@tessera/contracts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { LimitKeys } from '../../platform/requests/limit-keys.js';
import type { ConnectionIdentity } from './connection-auth.js';
import type { Client } from './client.js';

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
