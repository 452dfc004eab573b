import { LIMITS } from '@tessera/contracts/wire';
import { currentIdentity } from '../../../store/identity/identity';
import type { ServiceStore } from '../../../store/services';
import { gameApi } from '../game.api';

/** A service: keeps the list of the player's games up to date on all pages, for the signs that count turns. */
export function createTurnWatch({ dispatch }: ServiceStore) {
  const watch = (playerUUID: string) =>
    dispatch(
      gameApi.endpoints.activeGames.initiate(playerUUID, {
        subscriptionOptions: { pollingInterval: LIMITS.TURNS_POLL_MS },
      }),
    );
  let list: ReturnType<typeof watch> | undefined;
  const start = () => {
    const { playerUUID } = currentIdentity();
    if (list?.arg === playerUUID) return;
    // Also when the player looks elsewhere: from now on, the sign is all that they see of the game.
    if (!list) document.addEventListener('visibilitychange', () => void list?.refetch());
    list = watch(playerUUID);
  };
  return { start };
}
