import type { PublicResult } from '@tessera/contracts';
import { pathOf, SHARE_PAGE } from '@tessera/contracts/constants';
import { rowsFromGrid } from '@tessera/rules';
import type { SharedResult } from './shared-result.js';

/** Where a result can be seen. `address`: the product's own, for who asks. */
export const shareUrlOf = (address: string, shareId: string): string =>
  address + pathOf(SHARE_PAGE, { shareId });

/** A shared result as this viewer may see it: of its player the public id, unless it is the viewer. */
export const resultView = (
  {
    shareId,
    gameId,
    gameNumber,
    gameMode,
    playerUUID,
    player,
    grid,
    words,
    score,
    completedAt,
  }: SharedResult,
  viewer: string | undefined,
  address: string,
): PublicResult => ({
  ...{ shareId, gameId, gameNumber, gameMode },
  playerUUID: playerUUID !== undefined && playerUUID === viewer ? playerUUID : player.publicId,
  // Completed: no cell is empty.
  playerGrid: rowsFromGrid(grid) as string[][],
  playerWords: words,
  playerScore: score,
  playerName: player.name,
  completedAt: completedAt.toISOString(),
  shareUrl: shareUrlOf(address, shareId),
});
