import type { ServiceStore } from '../../../store/services';
import { gameApi } from '../game.api';

/**
 * A service: refetches the list of the player's games when one has changed. While a player looks at a game's page, its
 * changes are ignored. The list is refetched when the page is left, and for changes after that, because a move may
 * still be under way and the connection stays open for some seconds.
 */
export function createListUpdates({ dispatch }: ServiceStore) {
  let shown: string | null = null;
  const askAgain = () => void dispatch(gameApi.util.invalidateTags(['Games']));
  return {
    changed: (gameId: string | undefined) => {
      if (gameId !== shown || document.visibilityState === 'hidden') askAgain();
    },
    /** Call it when the game's page is shown, and the returned function when it is left. */
    pauseFor: (gameId: string) => {
      shown = gameId;
      return () => {
        shown = null;
        askAgain();
      };
    },
  };
}
