import type { Services } from '../../../store/services';
import { hasWaitingGames } from '../../../store/live-games';
import { loadChunk, reportMissingChunk } from '../../../ui/lazy/load-chunk';
import { createTurnWatch } from './turn-watch';

/** Follows the player's games on any page: whose turn it is, and whether somebody joins one that is waiting. */
export const followGames = () => async (_dispatch: unknown, _getState: unknown, services: Services) => {
  services.get(createTurnWatch).start();
  if (!hasWaitingGames()) return;
  try {
    const { createGameConnection } = await loadChunk(() => import('../live/game-connection'));
    // Released at once: the connection stays open as long as a game is waiting.
    services.get(createGameConnection).hold()();
  } catch {
    // If its code can't be loaded, the list of games still shows the start.
    reportMissingChunk();
  }
};
