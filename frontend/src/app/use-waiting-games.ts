import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { service } from '../store/services';
import { hasWaitingGames } from '../store/live/waiting-games';
import { loadChunk, reportMissingChunk } from '../ui/lazy/load-chunk';

/** After a reload, keeps listening for a second player to join a game that was created in this tab. */
export function useWaitingGames(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!hasWaitingGames()) return;
    loadChunk(() => import('../features/game/live/live-game')).then(
      // Released at once: the connection stays open as long as a game is waiting.
      ({ createLiveGame }) => dispatch(service(createLiveGame)).hold()(),
      // If its code can't be loaded, the list of games still shows the start.
      () => reportMissingChunk(),
    );
  }, [dispatch]);
}
