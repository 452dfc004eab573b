import { useEffect } from 'react';
import { useSession } from '../features/auth/session/use-session';
import { useAppDispatch } from '../store/hooks';
import { createSessionNotifiers } from '../store/notifications';
import { service } from '../store/services';
import { loadChunk, reportMissingChunk } from '../ui/lazy/load-chunk';

/** Tracks the session and, while there is one, listens for messages about it. Used once, in the shell. */
export function useLiveSession(): void {
  const dispatch = useAppDispatch();
  const signedIn = useSession();
  useEffect(() => {
    if (!signedIn) return;
    const listening = loadChunk(() => import('../live/session-stream')).then(
      ({ listenToSession }) => listenToSession(dispatch(service(createSessionNotifiers))),
      () => {
        // If its code can't be loaded, the session is still polled.
        reportMissingChunk();
        return () => undefined;
      },
    );
    return () => void listening.then((stop) => stop());
  }, [dispatch, signedIn]);
}
