import { LIMITS } from '@tessera/contracts/wire';
import { currentIdentity } from '../../../store/identity/identity';
import type { ServiceStore } from '../../../store/services';
import { gameApi } from '../game.api';

/** A service: keeps the list of the player's games up to date on all pages, for the signs that count turns. */
export function createTurnWatch({ dispatch }: ServiceStore) {
  let isWatching = false;
  const start = () => {
    if (isWatching) return;
    isWatching = true;
    const { playerUUID } = currentIdentity();
    const list = dispatch(
      gameApi.endpoints.activeGames.initiate(playerUUID, {
        subscriptionOptions: { pollingInterval: LIMITS.TURNS_POLL_MS },
      }),
    );
    // Also when the player looks elsewhere: from now on, the sign is all that they see of the game.
    document.addEventListener('visibilitychange', () => void list.refetch());
  };
  return { start };
}
