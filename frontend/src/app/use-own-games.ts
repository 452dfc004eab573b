import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { hasOwnGames } from '../store/own-games';
import { loadPart, missPart } from '../ui/load-part';

/** Goes on listening, after a reload of any page, for the friend to join a game that was made in this tab. */
export function useOwnGames(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!hasOwnGames()) return;
    const holding = loadPart(() => import('../features/game/game.live')).then(
      ({ holdLive }) => dispatch(holdLive()),
      // Without its code, the list of games says it.
      () => {
        missPart();
        return () => undefined;
      },
    );
    return () => void holding.then((letGo) => letGo());
  }, [dispatch]);
}
