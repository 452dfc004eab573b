import type { ClientCommands, CommandName, Envelope, LiveHandshake, RejectedAck } from '@tessera/contracts';

/** What a client presents when it connects, and the game that it shows. */
export type Handshake = LiveHandshake & { gameId?: string };

export interface TransportEvents {
  readonly onOpen: () => void;
  readonly onEnvelope: (envelope: Envelope) => void;
  /** The server has sent something, whatever it is. */
  readonly onActivity: () => void;
  /** Called once, when it could not be opened or has ended. */
  readonly onClosed: () => void;
}

/** One connection, from opening to end. */
export interface Transport {
  readonly kind: 'socket' | 'stream';
  /** Sends a command and waits for its acknowledgement; rejects if none comes. Null if commands go over REST. */
  readonly command: ((name: CommandName, payload: unknown) => Promise<unknown>) | null;
  /** No event is emitted afterwards. */
  readonly close: () => void;
}

export type OpenTransport = (handshake: Handshake, events: TransportEvents) => Transport;

export type PayloadOf<Name extends CommandName> = Parameters<ClientCommands[Name]>[0];

/** The server's answer to a command that it accepts, the same over socket and REST. */
export type AnswerTo<Name extends CommandName> = Exclude<
  Parameters<Parameters<ClientCommands[Name]>[1]>[0],
  RejectedAck
>;

/** The same commands over REST; each rejects with an `ApiError`. */
export type RestCommands = {
  [Name in CommandName]: (payload: PayloadOf<Name>) => Promise<AnswerTo<Name>>;
};
