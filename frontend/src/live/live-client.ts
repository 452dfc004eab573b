import type { CommandName, Envelope, RejectedAck } from '@tessera/contracts/live';
import { LIMITS, ERRORS } from '@tessera/contracts/wire';
import type { ApiError } from '../store/api/api-error';
import { createQuietReport } from './quiet-report';
import { createRetry, watchReturns } from './reconnect';
import type { AnswerTo, Handshake, OpenTransport, PayloadOf, RestCommands } from './transport';
import { createTransportChain } from './transport-chain';

/** The connection broke, could not be opened, or the device is offline. */
export type LostReason = 'closed' | 'unreachable' | 'offline';

/** The state of the tab's connection; `by` is the transport. */
export type Connection =
  /** `again`: after the player has come back to the page. */
  | { readonly state: 'connecting'; readonly again?: true }
  | { readonly state: 'open'; readonly by: 'socket' | 'stream' | 'polling' }
  | { readonly state: 'error'; readonly reason: LostReason };

export interface LiveClientOptions {
  /** The client's credentials, read for each attempt. */
  readonly handshake: () => Handshake;
  /** In the order in which they are tried. */
  readonly transports: readonly OpenTransport[];
  readonly rest: RestCommands;
  /** Fetches the game over REST. Resolves to true if the server responded. */
  readonly poll: () => Promise<boolean>;
  /** Fetches the game over the live connection, if a game is shown. */
  readonly probe: () => void;
  readonly onConnection: (connection: Connection) => void;
  readonly onEnvelope: (envelope: Envelope) => void;
  /** From 0 to 1, to spread reconnections. */
  readonly random?: () => number;
}

/** A tab's only live connection. */
export interface LiveClient {
  readonly start: () => void;
  readonly stop: () => void;
  /** Tries again now, beginning with the first transport. */
  readonly reconnect: () => void;
  /** Rejects with an `ApiError`. Repeating a command is safe. */
  readonly send: <Name extends CommandName>(name: Name, payload: PayloadOf<Name>) => Promise<AnswerTo<Name>>;
}

const isRejected = (answer: unknown): answer is RejectedAck =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;

/** A rejection over the socket, in the form of a REST error. */
class RejectedCommand extends Error implements ApiError {
  readonly status: number;
  readonly code: RejectedAck['code'];

  constructor(readonly body: RejectedAck) {
    super(body.error);
    this.code = body.code;
    this.status = ERRORS[body.code].status;
  }
}

/** How long a connection has to give a sign of life after the player has come back. */
const PROBE_MS = 1000;

export function createLiveClient(options: LiveClientOptions): LiveClient {
  const { transports, handshake, rest, onConnection, onEnvelope, random = Math.random } = options;
  let connection: Connection = { state: 'connecting' };
  let running = false;
  let probing: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};
  const { report, beQuiet, stop: stopReporting } = createQuietReport(onConnection);
  const retry = createRetry(() => chain.open(), random);
  const chain = createTransportChain({
    transports,
    handshake,
    onAttempt: () => stopTimers(),
    onOpen: (by) => {
      retry.reset();
      setConnection({ state: 'open', by });
    },
    onEnvelope: (envelope) => receive(envelope),
    onLost: () => lost('closed'),
    onExhausted: () => void ask(),
  });

  const setConnection = (next: Connection) => {
    connection = next;
    report(next);
  };
  const isLive = () => connection.state === 'open' && connection.by !== 'polling';

  const stopTimers = () => {
    retry.cancel();
    clearTimeout(probing);
  };
  const disconnect = () => {
    stopTimers();
    chain.close();
  };

  const lost = (reason: LostReason) => {
    disconnect();
    setConnection({ state: 'error', reason });
    retry.later();
  };

  /** No live connection could be opened: polls once, to show what has happened since, and keeps trying. */
  const ask = async () => {
    retry.later();
    const answered = await options.poll();
    if (!running || chain.current() !== null) return;
    const isNews = connection.state !== 'error' || connection.reason !== 'unreachable';
    setConnection(answered ? { state: 'open', by: 'polling' } : { state: 'error', reason: 'unreachable' });
    // The first retry comes soon.
    if (!answered && isNews) retry.in(LIMITS.FALLBACK_AFTER_MS);
  };

  const receive = (envelope: Envelope) => {
    if (envelope.type === 'SERVER_RESTART') {
      disconnect();
      setConnection({ state: 'connecting' });
      const pause = envelope.retryInMs ?? LIMITS.RECONNECT_MIN_MS;
      retry.in(pause * (1 + random() / 2));
      return;
    }
    if (envelope.type === 'FORCE_LOGOUT') stop();
    onEnvelope(envelope);
  };

  /** The network may have changed, so that skipped transports work now. */
  const onOnline = () => {
    if (!isLive()) chain.startOver();
  };
  const onOffline = () => lost('offline');
  /** Connects at once instead of after a delay. Meanwhile, the game is fetched in another way. */
  const wake = () => {
    retry.reset();
    beQuiet();
    setConnection({ state: 'connecting', again: true });
    chain.startOver();
    void options.poll();
  };
  /** The player is back. A connection may have been lost without a sign of it, so it has to give one. */
  const onReturn = () => {
    if (!isLive() || Date.now() - chain.lastSignAt() >= LIMITS.HEARTBEAT_CHECK_MS) return wake();
    const since = Date.now();
    clearTimeout(probing);
    probing = setTimeout(() => {
      if (isLive() && chain.lastSignAt() <= since) wake();
    }, PROBE_MS);
    options.probe();
  };

  const start = () => {
    if (running) return;
    running = true;
    window.addEventListener('online', onOnline);
    window.addEventListener('offline', onOffline);
    stopWatching = watchReturns(onReturn);
    setConnection({ state: 'connecting' });
    chain.open();
  };
  const stop = () => {
    running = false;
    disconnect();
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    stopWatching();
    stopReporting();
  };
  const reconnect = () => {
    retry.reset();
    setConnection({ state: 'connecting' });
    chain.startOver();
  };

  return {
    start,
    stop,
    reconnect,
    send: async (name, payload) => {
      const asked = chain.current();
      if (asked?.command && isLive()) {
        const answer = await asked.command(name, payload).catch(() => null);
        if (isRejected(answer)) throw new RejectedCommand(answer);
        if (answer !== null) return answer as AnswerTo<typeof name>;
        // No answer for three seconds: the connection is dead.
        if (running && chain.current() === asked) lost('closed');
      }
      return rest[name](payload);
    },
  };
}
