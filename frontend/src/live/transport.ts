import type { ClientCommands, CommandName, Envelope, LiveHandshake, RejectedAck } from '@tessera/contracts';

/** What a client presents when it connects, and the game that it looks at. */
export type Handshake = LiveHandshake & { gameId?: string };

export interface TransportEvents {
  readonly onOpen: () => void;
  readonly onEnvelope: (envelope: Envelope) => void;
  /** Anything at all came from the server. */
  readonly onActivity: () => void;
  /** Once: it never opened, or it is over. */
  readonly onClosed: () => void;
}

/** One connection, from its opening to its end. */
export interface Transport {
  readonly kind: 'socket' | 'stream';
  /** Sends a command and waits for its acknowledgement; rejects if none comes. Null: only REST does. */
  readonly command: ((name: CommandName, payload: unknown) => Promise<unknown>) | null;
  /** Says nothing more afterwards. */
  readonly close: () => void;
}

export type OpenTransport = (handshake: Handshake, events: TransportEvents) => Transport;

export type PayloadOf<Name extends CommandName> = Parameters<ClientCommands[Name]>[0];

/** What the server answers to a command that it accepts: the same by socket and by REST. */
export type AnswerTo<Name extends CommandName> = Exclude<
  Parameters<Parameters<ClientCommands[Name]>[1]>[0],
  RejectedAck
>;

/** The same commands by REST, each rejecting with an `ApiError`. */
export type RestCommands = {
  [Name in CommandName]: (payload: PayloadOf<Name>) => Promise<AnswerTo<Name>>;
};
