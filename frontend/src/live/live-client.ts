import { LIMITS, ERRORS } from '@tessera/contracts/constants';
import type { CommandName, Envelope, RejectedAck } from '@tessera/contracts';
import type { ApiError } from '../store/api/api-error';
import { createQuietReport } from './quiet-report';
import { watchReturns } from './return-watch';
import type { AnswerTo, Handshake, OpenTransport, PayloadOf, RestCommands, Transport } from './transport';

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
/** After this many early disconnects in a row, a transport is skipped, because a proxy probably cuts it off. */
const MOST_EARLY_ENDS = 3;
/** Early disconnects older than this no longer count, because their cause may be gone. */
const EARLY_ENDS_FORGOTTEN_MS = 180_000;

export function createLiveClient(options: LiveClientOptions): LiveClient {
  const { transports, rest, onConnection, onEnvelope, random = Math.random } = options;
  let connection: Connection = { state: 'connecting' };
  let transport: Transport | null = null;
  let failures = 0;
  let running = false;
  let signSeen = false;
  /** When the server last gave a sign of life. */
  let signAt = 0;
  /** How often in a row each transport ended before its first heartbeat. */
  let earlyEnds = transports.map(() => 0);
  /** When each transport last did so. */
  const endedAt = transports.map(() => 0);
  let retry: ReturnType<typeof setTimeout> | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let probing: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};
  const { report, beQuiet, stop: stopReporting } = createQuietReport(onConnection);

  const setConnection = (next: Connection) => {
    connection = next;
    report(next);
  };
  const noteSign = () => {
    signSeen = true;
    signAt = Date.now();
  };
  const isLive = () => connection.state === 'open' && connection.by !== 'polling';

  const closeTransport = () => {
    clearTimeout(retry);
    clearTimeout(opening);
    clearInterval(heartbeat);
    clearTimeout(probing);
    transport?.close();
    transport = null;
  };

  const retryIn = (ms: number) => {
    clearTimeout(retry);
    retry = setTimeout(() => attempt(0), ms);
  };
  const retryLater = () => {
    failures += 1;
    const span = LIMITS.RECONNECT_MAX_MS - LIMITS.RECONNECT_MIN_MS;
    const pause = LIMITS.RECONNECT_MIN_MS + random() * span;
    retryIn(Math.min(pause * failures, LIMITS.RECONNECT_MOST_MS));
  };

  const lost = (reason: LostReason) => {
    closeTransport();
    setConnection({ state: 'error', reason });
    retryLater();
  };

  /** No live connection could be opened: polls once, to show what has happened since, and keeps trying. */
  const ask = async () => {
    retryLater();
    const answered = await options.poll();
    if (!running || transport !== null) return;
    const isNews = connection.state !== 'error' || connection.reason !== 'unreachable';
    setConnection(answered ? { state: 'open', by: 'polling' } : { state: 'error', reason: 'unreachable' });
    // The first retry comes soon.
    if (!answered && isNews) retryIn(LIMITS.FALLBACK_AFTER_MS);
  };

  const attempt = (index: number): void => {
    closeTransport();
    const openTransport = transports[index];
    if (!openTransport) return void ask();
    const tryNext = () => attempt(index + 1);
    const isCut = () => (earlyEnds[index] ?? 0) >= MOST_EARLY_ENDS;
    if (Date.now() - (endedAt[index] ?? 0) >= EARLY_ENDS_FORGOTTEN_MS) earlyEnds[index] = 0;
    if (isCut()) return tryNext();
    let opened = false;
    const over = () => {
      if (!opened) return tryNext();
      earlyEnds[index] = (earlyEnds[index] ?? 0) + 1;
      endedAt[index] = Date.now();
      if (isCut()) tryNext();
      else lost('closed');
    };
    /** Between two checks, the server sends at least a heartbeat. */
    const checkHeartbeat = () => {
      if (!signSeen) return over();
      signSeen = false;
    };
    opening = setTimeout(over, LIMITS.CONNECT_TIMEOUT_MS);
    const mine = openTransport(options.handshake(), {
      onOpen: () => {
        opened = true;
        failures = 0;
        noteSign();
        clearTimeout(opening);
        heartbeat = setInterval(checkHeartbeat, LIMITS.HEARTBEAT_CHECK_MS);
        setConnection({ state: 'open', by: mine.kind });
      },
      onEnvelope: (envelope) => {
        // Some proxies let only the first message through.
        if (envelope.type === 'HEARTBEAT') earlyEnds[index] = 0;
        receive(envelope);
      },
      onActivity: noteSign,
      onClosed: over,
    });
    transport = mine;
  };

  const receive = (envelope: Envelope) => {
    noteSign();
    if (envelope.type === 'SERVER_RESTART') {
      closeTransport();
      setConnection({ state: 'connecting' });
      const pause = envelope.retryInMs ?? LIMITS.RECONNECT_MIN_MS;
      retryIn(pause * (1 + random() / 2));
      return;
    }
    if (envelope.type === 'FORCE_LOGOUT') stop();
    onEnvelope(envelope);
  };

  /** Starts over with the first transport, including skipped ones: the network may have changed. */
  const startOver = () => {
    earlyEnds = transports.map(() => 0);
    attempt(0);
  };
  const onOnline = () => {
    if (!isLive()) startOver();
  };
  const onOffline = () => lost('offline');
  /** Connects at once instead of after a delay. Meanwhile, the game is fetched in another way. */
  const wake = () => {
    failures = 0;
    beQuiet();
    setConnection({ state: 'connecting', again: true });
    startOver();
    void options.poll();
  };
  /** The player is back. A connection may have been lost without a sign of it, so it has to give one. */
  const onReturn = () => {
    if (!isLive() || Date.now() - signAt >= LIMITS.HEARTBEAT_CHECK_MS) return wake();
    const since = Date.now();
    clearTimeout(probing);
    probing = setTimeout(() => {
      if (isLive() && signAt <= since) wake();
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
    attempt(0);
  };
  const stop = () => {
    running = false;
    closeTransport();
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    stopWatching();
    stopReporting();
  };
  const reconnect = () => {
    failures = 0;
    setConnection({ state: 'connecting' });
    startOver();
  };

  return {
    start,
    stop,
    reconnect,
    send: async (name, payload) => {
      const asked = transport;
      if (asked?.command && isLive()) {
        const answer = await asked.command(name, payload).catch(() => null);
        if (isRejected(answer)) throw new RejectedCommand(answer);
        if (answer !== null) return answer as AnswerTo<typeof name>;
        // No answer for three seconds: the connection is dead.
        if (running && transport === asked) lost('closed');
      }
      return rest[name](payload);
    },
  };
}
