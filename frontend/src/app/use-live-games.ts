import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { mayHaveGames } from '../store/live/may-have-games';
import { loadChunk, reportMissingChunk } from '../ui/lazy/load-chunk';

/** After loading any page, follows the live games of a player who has some. */
export function useLiveGames(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!mayHaveGames()) return;
    loadChunk(() => import('../features/game/turns/follow-games')).then(
      ({ followGames }) => dispatch(followGames()),
      () => reportMissingChunk(),
    );
  }, [dispatch]);
}
