import type { PlayerMerge } from '../auth/auth.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { DatedGame } from './dated-game.js';
import { resolveDuplicates } from './resolve-duplicates.js';

/** The store of one mode's games, as far as a merge needs it. */
interface MergeableGames<Game extends DatedGame> {
  allOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<Game[]>;
  move(transaction: Transaction, gameIds: readonly string[], playerUUID: string): Promise<void>;
  remove(transaction: Transaction, gameIds: readonly string[]): Promise<void>;
}

const idOf = ({ gameId }: DatedGame): string => gameId;
const dateOf = ({ dailyChallengeDate }: DatedGame): string => dailyChallengeDate;

/** Brings one mode's games of a player to an account that may have its own: one of each kind stays. */
export async function mergeGames<Game extends DatedGame>(
  games: MergeableGames<Game>,
  transaction: Transaction,
  { from, to }: PlayerMerge,
  kindOf: (game: Game) => string = dateOf,
): Promise<void> {
  const own = await games.allOf(transaction, [to]);
  const theirs = await games.allOf(transaction, [from]);
  const { moving, yielding } = resolveDuplicates(own, theirs, kindOf);
  await games.remove(transaction, yielding.map(idOf));
  await games.move(transaction, moving.map(idOf), to);
}
