import type { PublicResult } from '@tessera/contracts/results';
import { pathOf, SHARE_PAGE } from '@tessera/contracts/wire';
import { isOverEverywhere, rowsFromGrid, scoringCells, type PlainDate } from '@tessera/rules';
import type { GameResult } from '../solo-games/index.js';
import type { SharedResult } from './results.service.js';

/** Who views a shared result, and when. */
export interface Viewer {
  playerUUID: string | undefined;
  /** The viewer's own game of the same daily. */
  own: GameResult | null;
  /** The dates of the viewer's last completed dailies; all that aren't over everywhere are among them. */
  completed: readonly PlainDate[];
  /** Whether the viewer asks for the letters even if they are a spoiler. */
  asksForLetters: boolean;
  now: number;
}

/** The address of a shared result. `address` is the product's own, as seen by the caller. */
export const shareUrlOf = (address: string, shareId: string): string =>
  address + pathOf(SHARE_PAGE, { shareId });

const isOwn = ({ playerUUID }: SharedResult, viewer: Viewer): boolean =>
  playerUUID !== undefined && playerUUID === viewer.playerUUID;

/**
 * Simple dailies and duels have the same letters, but only the daily counts as completed: until then, even a
 * player who knows the letters can be spoiled by what somebody else made of them.
 */
const showsLetters = (result: SharedResult, viewer: Viewer): boolean =>
  isOverEverywhere(result.date, viewer.now) ||
  isOwn(result, viewer) ||
  viewer.completed.includes(result.date) ||
  viewer.asksForLetters;

/** A shared result as this viewer may see it, with the player's public ID unless the viewer is the player. */
export function resultView(result: SharedResult, viewer: Viewer, address: string): PublicResult {
  const { shareId, gameId, gameNumber, gameMode, player, grid, words } = result;
  const hasLetters = showsLetters(result, viewer);
  return {
    shareId,
    gameId,
    gameNumber,
    gameMode,
    dailyChallengeDate: result.date,
    playerUUID: isOwn(result, viewer) && result.playerUUID ? result.playerUUID : player.publicId,
    // The game is completed, so no cell is empty.
    playerGrid: hasLetters ? (rowsFromGrid(grid) as string[][]) : null,
    playerWords: hasLetters ? words : null,
    scoring: scoringCells(words),
    isDateOver: isOverEverywhere(result.date, viewer.now),
    playerScore: result.score,
    playerName: player.name,
    completedAt: result.completedAt.toISOString(),
    shareUrl: shareUrlOf(address, shareId),
    own: viewer.own && {
      gameId: viewer.own.gameId,
      playerGrid: rowsFromGrid(viewer.own.grid) as string[][],
      playerWords: viewer.own.words,
      playerScore: viewer.own.score,
    },
  };
}
