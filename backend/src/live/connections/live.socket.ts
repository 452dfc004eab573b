import type { ClientCommands, ServerMessages } from '@tessera/contracts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { LimitKeys } from '../../platform/limits/limit-keys.js';
import type { ConnectionIdentity } from './connection-auth.js';
import type { Client } from './client.js';

/** What the handshake has made sure of. */
interface LiveSession extends Omit<ConnectionIdentity, 'publicId'> {
  /** Known after the handshake, or after the first command of a new player that was accepted. */
  publicId: string | undefined;
  /** As the handshake named the player: another name of the same one. */
  presentedUUID: string;
  clientId: string;
  lastEventId?: string | undefined;
  /** What its commands count as. */
  limitKeys: LimitKeys;
  /** How often in a row it has been told to wait. */
  ignoredLimits: number;
  client?: Client;
}

export type LiveServer = Server<ClientCommands, ServerMessages, DefaultEventsMap, LiveSession>;
export type LiveSocket = Socket<ClientCommands, ServerMessages, DefaultEventsMap, LiveSession>;
