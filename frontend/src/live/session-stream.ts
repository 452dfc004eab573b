import type { Envelope } from '@tessera/contracts/live';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { LIMITS } from '@tessera/contracts/wire';
import { openStream } from './stream-transport';
import type { Transport } from './transport';
import { currentIdentity, dailyTabId } from '../store/identity/identity';
import { noticeReceived } from '../store/service-notice';
import type { SessionNotifiers } from '../store/notifications';

const LOCK = `${KEY_PREFIX}-session-stream`;

/**
 * Listens on any page for messages to the signed-in player: that the session is over, or that the daily was
 * continued elsewhere. One tab does this for the whole browser, because over HTTP/1.1 a browser opens only
 * six connections to a server; the others follow through the storage and the channel. Returns a function
 * that stops listening.
 */
export function listenToSession({ end, progress }: SessionNotifiers): () => void {
  const handleEnvelope = (envelope: Envelope) => {
    const { type, reason } = envelope;
    if (type === 'FORCE_LOGOUT') end.notify({ source: 'sse', ...(reason !== undefined && { reason }) });
    if (type === 'PV3_GAME_STATE_SYNC') progress.notify(envelope);
    if (type === 'SERVICE_NOTICE') noticeReceived(envelope.notice);
  };
  const over = new AbortController();
  const hold = () =>
    new Promise<void>((resolve) => {
      const stop = keepStream(handleEnvelope);
      over.signal.addEventListener('abort', () => resolve(stop()));
    });
  // Locks require a secure context. Without one, every tab listens for itself.
  if ('locks' in navigator)
    navigator.locks.request(LOCK, { signal: over.signal }, hold).catch(() => undefined);
  else void hold();
  return () => over.abort();
}

/** Keeps the event stream open, with increasing delays between attempts. */
function keepStream(onEnvelope: (envelope: Envelope) => void): () => void {
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
        onEnvelope,
        onClosed: () => {
          failures += 1;
          const spread =
            LIMITS.RECONNECT_MIN_MS +
            Math.random() * (LIMITS.RECONNECT_FIRST_MAX_MS - LIMITS.RECONNECT_MIN_MS);
          retry = setTimeout(open, Math.min(spread * failures, LIMITS.RECONNECT_MAX_MS));
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
