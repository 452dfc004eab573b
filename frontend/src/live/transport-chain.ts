import type { Envelope } from '@tessera/contracts/live';
import { LIMITS } from '@tessera/contracts/wire';
import type { Handshake, OpenTransport, Transport } from './transport';

/** After this many early disconnects in a row, a transport is skipped, because a proxy probably cuts it off. */
const MAX_EARLY_ENDS = 3;
/** Early disconnects older than this no longer count, because their cause may be gone. */
const EARLY_ENDS_FORGOTTEN_MS = 180_000;

interface TransportChainOptions {
  /** The client's credentials, read for each attempt. */
  readonly handshake: () => Handshake;
  /** In the order in which they are tried. */
  readonly transports: readonly OpenTransport[];
  /** Called before each attempt to open a transport. */
  readonly onAttempt: () => void;
  readonly onOpen: (kind: Transport['kind']) => void;
  readonly onEnvelope: (envelope: Envelope) => void;
  /** The open connection has ended. */
  readonly onLost: () => void;
  /** No transport could be opened. */
  readonly onExhausted: () => void;
}

interface TransportChain {
  /** Opens the first transport that works. */
  readonly open: () => void;
  readonly close: () => void;
  /** Tries all transports again, including skipped ones. */
  readonly startOver: () => void;
  /** The transport that is open or being opened. */
  readonly current: () => Transport | null;
  /** When the server last gave a sign of life. */
  readonly lastSignAt: () => number;
}

/** Opens one of several transports and notices when it has ended, even if nothing says so. */
export function createTransportChain(options: TransportChainOptions): TransportChain {
  const links = options.transports.map((openTransport) => ({
    openTransport,
    /** How often in a row it ended before its first heartbeat. */
    earlyEnds: 0,
    /** When it last did so. */
    endedAt: 0,
  }));
  let transport: Transport | null = null;
  let signSeen = false;
  let signAt = 0;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setInterval> | undefined;

  const noteSign = () => {
    signSeen = true;
    signAt = Date.now();
  };

  const close = () => {
    clearTimeout(opening);
    clearInterval(heartbeat);
    transport?.close();
    transport = null;
  };

  const attempt = (index: number): void => {
    options.onAttempt();
    close();
    const link = links[index];
    if (!link) return options.onExhausted();
    const tryNext = () => attempt(index + 1);
    const isCut = () => link.earlyEnds >= MAX_EARLY_ENDS;
    if (Date.now() - link.endedAt >= EARLY_ENDS_FORGOTTEN_MS) link.earlyEnds = 0;
    if (isCut()) return tryNext();
    let opened = false;
    const over = () => {
      if (!opened) return tryNext();
      link.earlyEnds += 1;
      link.endedAt = Date.now();
      if (isCut()) tryNext();
      else options.onLost();
    };
    /** Between two checks, the server sends at least a heartbeat. */
    const checkHeartbeat = () => {
      if (!signSeen) return over();
      signSeen = false;
    };
    opening = setTimeout(over, LIMITS.CONNECT_TIMEOUT_MS);
    const mine = link.openTransport(options.handshake(), {
      onOpen: () => {
        opened = true;
        noteSign();
        clearTimeout(opening);
        heartbeat = setInterval(checkHeartbeat, LIMITS.HEARTBEAT_CHECK_MS);
        options.onOpen(mine.kind);
      },
      onEnvelope: (envelope) => {
        // Some proxies let only the first message through.
        if (envelope.type === 'HEARTBEAT') link.earlyEnds = 0;
        noteSign();
        options.onEnvelope(envelope);
      },
      onActivity: noteSign,
      onClosed: over,
    });
    transport = mine;
  };

  const open = () => attempt(0);
  return {
    open,
    close,
    startOver: () => {
      for (const link of links) link.earlyEnds = 0;
      open();
    },
    current: () => transport,
    lastSignAt: () => signAt,
  };
}
