import type { PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { DatedGame } from './dated-game.js';
import type { DatedGamesStore } from './dated-games.store.js';
import { resolveDuplicates } from './resolve-duplicates.js';

const idOf = ({ gameId }: DatedGame): string => gameId;
const dateOf = ({ dailyChallengeDate }: DatedGame): string => dailyChallengeDate;

/**
 * Merges one mode's games of two players, so that one of each kind remains. Returns the account's own games, those
 * that were added to them, and those that were left, because the account has one of the same kind.
 */
export async function mergeGames<Game extends DatedGame>(
  games: DatedGamesStore<Game>,
  transaction: Transaction,
  { from, to }: PlayerMerge,
  kindOf: (game: Game) => string = dateOf,
): Promise<{ staying: Game[]; moving: Game[]; left: Game[] }> {
  const own = await games.allOf([to], transaction);
  const theirs = await games.allOf([from], transaction);
  const { staying, moving, yielding } = resolveDuplicates(own, theirs, kindOf);
  await games.remove(transaction, yielding.map(idOf));
  await games.move(transaction, moving.map(idOf), to);
  return { staying, moving, left: theirs.filter((game) => !moving.includes(game)) };
}
