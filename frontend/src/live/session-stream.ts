import type { Envelope } from '@tessera/contracts/live';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { createRetry } from './reconnect';
import { openStream } from './stream-transport';
import { createTransportChain } from './transport-chain';
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
  // There is no other transport, so this one is never skipped.
  const retry = createRetry(() => chain.startOver(), Math.random);
  const close = () => {
    retry.cancel();
    chain.close();
  };
  const chain = createTransportChain({
    transports: [openStream],
    handshake: () => ({ playerUUID: currentIdentity().playerUUID, clientId: dailyTabId() }),
    onAttempt: retry.cancel,
    onOpen: retry.reset,
    onEnvelope,
    onLost: () => {
      close();
      retry.later();
    },
    onExhausted: retry.later,
  });
  chain.open();
  return close;
}
