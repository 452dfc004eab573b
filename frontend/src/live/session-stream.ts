import { KEY_PREFIX, LIMITS } from '@tessera/contracts/constants';
import type { Envelope } from '@tessera/contracts';
import { openStream } from './stream-transport';
import type { Transport } from './transport';
import { currentIdentity } from '../store/identity';
import { progressNotifier, sessionEndNotifier } from '../store/notifications';
import { dailyTabId } from '../store/tab-id';

const LOCK = `${KEY_PREFIX}-session-stream`;

function handleEnvelope(envelope: Envelope): void {
  const { type, reason } = envelope;
  if (type === 'FORCE_LOGOUT')
    sessionEndNotifier.notify({ source: 'sse', ...(reason !== undefined && { reason }) });
  if (type === 'PV3_GAME_STATE_SYNC') progressNotifier.notify(envelope);
}

/**
 * Listens for what the server says to the signed-in player on any page: that the session is over, or that the
 * daily has gone on. One tab of the browser does it for all, for a browser holds only six connections to one
 * server over HTTP/1.1; the others follow by the storage and the channel. Gives back the end of it.
 */
export function listenToSession(): () => void {
  const over = new AbortController();
  const hold = () =>
    new Promise<void>((resolve) => {
      const stop = keepStream();
      over.signal.addEventListener('abort', () => resolve(stop()));
    });
  // Without a secure context there are no locks: then every tab listens for itself.
  if ('locks' in navigator)
    navigator.locks.request(LOCK, { signal: over.signal }, hold).catch(() => undefined);
  else void hold();
  return () => over.abort();
}

/** Keeps the event stream open, with pauses that grow while it cannot be had. */
function keepStream(): () => void {
  let failures = 0;
  let transport: Transport;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    transport = openStream(
      { playerUUID: currentIdentity().playerUUID, clientId: dailyTabId() },
      {
        onOpen: () => {
          failures = 0;
        },
        onActivity: () => undefined,
        onEnvelope: handleEnvelope,
        onClosed: () => {
          failures += 1;
          const spread =
            LIMITS.RECONNECT_MIN_MS + Math.random() * (LIMITS.RECONNECT_MAX_MS - LIMITS.RECONNECT_MIN_MS);
          retry = setTimeout(open, Math.min(spread * failures, LIMITS.RECONNECT_MOST_MS));
        },
      },
    );
  };
  open();
  return () => {
    clearTimeout(retry);
    transport.close();
  };
}
