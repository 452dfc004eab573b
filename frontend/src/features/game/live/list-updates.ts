import type { ServiceStore } from '../../../store/services';
import { gameApi } from '../game.api';

/**
 * A service: asks for the player's games again when one has changed. It doesn't ask for the changes of a game while
 * that game's page is shown, but once the page is left, and then for the changes that come afterwards: a move may still
 * be on its way, and the connection stays open for some seconds.
 */
export function createListUpdates({ dispatch }: ServiceStore) {
  let shown: string | null = null;
  const askAgain = () => void dispatch(gameApi.util.invalidateTags(['Games']));
  return {
    changed: (gameId: string | undefined) => {
      if (gameId !== shown) askAgain();
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
