import type { PublicResult } from '@tessera/contracts';
import { pathOf, SHARE_PAGE } from '@tessera/contracts/constants';
import { rowsFromGrid } from '@tessera/rules';
import type { SharedResult } from './shared-result.js';

/** The address of a shared result. `address` is the product's own, as seen by the caller. */
export const shareUrlOf = (address: string, shareId: string): string =>
  address + pathOf(SHARE_PAGE, { shareId });

/** A shared result as this viewer may see it, with the player's public ID unless the viewer is the player. */
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
  // The game is completed, so no cell is empty.
  playerGrid: rowsFromGrid(grid) as string[][],
  playerWords: words,
  playerScore: score,
  playerName: player.name,
  completedAt: completedAt.toISOString(),
  shareUrl: shareUrlOf(address, shareId),
});
