import type {
  ClientCommands,
  CommandName,
  Envelope,
  LiveHandshake,
  RejectedAck,
} from '@tessera/contracts/live';

/** The client's credentials for connecting, and the game that it shows. */
export type Handshake = LiveHandshake & { gameId?: string };

export interface TransportEvents {
  readonly onOpen: () => void;
  readonly onEnvelope: (envelope: Envelope) => void;
  /** The server has sent something, whatever it is. */
  readonly onActivity: () => void;
  /** Called once, when the connection could not be opened or has ended. */
  readonly onClosed: () => void;
}

/** A single connection, from opening to closing. */
export interface Transport {
  readonly kind: 'socket' | 'stream';
  /** Sends a command and waits for its acknowledgement; rejects if there is none. Null if commands use REST. */
  readonly command: ((name: CommandName, payload: unknown) => Promise<unknown>) | null;
  /** No event is emitted afterwards. */
  readonly close: () => void;
}

export type OpenTransport = (handshake: Handshake, events: TransportEvents) => Transport;

export type PayloadOf<Name extends CommandName> = Parameters<ClientCommands[Name]>[0];

/** The server's response to an accepted command, the same over socket and REST. */
export type AnswerTo<Name extends CommandName> = Exclude<
  Parameters<Parameters<ClientCommands[Name]>[1]>[0],
  RejectedAck
>;

/** The same commands over REST. Each rejects with an `ApiError`. */
export type RestCommands = {
  [Name in CommandName]: (payload: PayloadOf<Name>) => Promise<AnswerTo<Name>>;
};
