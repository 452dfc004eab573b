import { gameNoticeTag } from '@tessera/contracts/constants';
import { useEffect } from 'react';

async function closeNotices(gameId: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const notices = await registration?.getNotifications({ tag: gameNoticeTag(gameId) });
  for (const notice of notices ?? []) notice.close();
}

/** Closes the device's notices about a game while the player is looking at it: they say nothing new any more. */
export function useSeenNotices(gameId: string): void {
  useEffect(() => {
    const onVisibility = () => {
      // Some browsers refuse, for example in private windows. Then the notice stays, as it would without this.
      if (document.visibilityState === 'visible') void closeNotices(gameId).catch(() => undefined);
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [gameId]);
}
