import { KEY_PREFIX, LIMITS } from '@tessera/contracts/constants';
import type { Envelope } from '@tessera/contracts';
import type { SessionThunk } from '../features/auth/session.slice';
import { hearProgress } from '../features/daily/follow-progress';
import { openStream } from '../features/game/live/stream-transport';
import type { Transport } from '../features/game/live/transport';
import { currentIdentity } from '../store/identity';
import { tellSessionEnd } from '../store/session-end';
import { tabId } from '../store/tab-id';

const LOCK = `${KEY_PREFIX}-session-stream`;

/**
 * Listens for what the server says to the signed-in player on any page: that the session is over, or that the
 * daily has gone on. One tab of the browser does it for all, for a browser holds only six connections to one
 * server over HTTP/1.1; the others follow by the storage and the channel. Gives back the end of it.
 */
export const listenToSession = (): SessionThunk<() => void> => (dispatch) => {
  const over = new AbortController();
  const hear = (envelope: Envelope) => {
    if (envelope.type === 'FORCE_LOGOUT') tellSessionEnd({ source: 'sse', reason: envelope.reason });
    if (envelope.type === 'PV3_GAME_STATE_SYNC') dispatch(hearProgress(envelope));
  };
  const hold = () =>
    new Promise<void>((resolve) => {
      const stop = keepStream(hear);
      over.signal.addEventListener('abort', () => resolve(stop()));
    });
  // Without a secure context there are no locks: then every tab listens for itself.
  if ('locks' in navigator)
    navigator.locks.request(LOCK, { signal: over.signal }, hold).catch(() => undefined);
  else void hold();
  return () => over.abort();
};

/** Keeps the event stream open, with pauses that grow while it cannot be had. */
function keepStream(onEnvelope: (envelope: Envelope) => void): () => void {
  let failures = 0;
  let transport: Transport;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    transport = openStream(
      { playerUUID: currentIdentity().playerUUID, clientId: tabId() },
      {
        onOpen: () => {
          failures = 0;
        },
        onSign: () => undefined,
        onEnvelope,
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
