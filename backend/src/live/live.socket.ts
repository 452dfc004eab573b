import type { ClientCommands, ServerMessages } from '@tessera/contracts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Admitted } from './admission.js';
import type { Client } from './client.js';

/** What the handshake has made sure of. */
export interface LiveSession extends Admitted {
  /** As the handshake named the player: another name of the same one. */
  presentedUUID: string;
  clientId: string;
  lastEventId?: string | undefined;
  /** What the socket's address counts as. */
  address: string;
  client?: Client;
}

export type LiveServer = Server<ClientCommands, ServerMessages, DefaultEventsMap, LiveSession>;
export type LiveSocket = Socket<ClientCommands, ServerMessages, DefaultEventsMap, LiveSession>;
