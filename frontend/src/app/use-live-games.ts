import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { liveGamesNotifier, mayHaveGames } from '../store/live-games';
import { loadChunk, reportMissingChunk } from '../ui/lazy/load-chunk';

/** On any page, follows the live games of a player who has some, once that is known. */
export function useLiveGames(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const follow = () =>
      void loadChunk(() => import('../features/game/turns/follow-games')).then(
        ({ followGames }) => dispatch(followGames()),
        () => reportMissingChunk(),
      );
    if (mayHaveGames()) follow();
    return liveGamesNotifier.listen(follow);
  }, [dispatch]);
}
