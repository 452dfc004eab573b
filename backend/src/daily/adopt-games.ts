import type { Adoption } from '../auth/auth.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { DatedGame } from './dated-game.js';
import { settleRivals } from './settle-rivals.js';

/** The store of one mode's games, as far as an adoption needs it. */
interface AdoptableGames<Game extends DatedGame> {
  allOf(transaction: Transaction, playerUUIDs: readonly string[]): Promise<Game[]>;
  move(transaction: Transaction, gameIds: readonly string[], playerUUID: string): Promise<void>;
  remove(transaction: Transaction, gameIds: readonly string[]): Promise<void>;
}

const idOf = ({ gameId }: DatedGame): string => gameId;
const dateOf = ({ dailyChallengeDate }: DatedGame): string => dailyChallengeDate;

/** Brings one mode's games of a player to an account that may have its own: one of each kind stays. */
export async function adoptGames<Game extends DatedGame>(
  games: AdoptableGames<Game>,
  transaction: Transaction,
  { from, to }: Adoption,
  kindOf: (game: Game) => string = dateOf,
): Promise<void> {
  const own = await games.allOf(transaction, [to]);
  const theirs = await games.allOf(transaction, [from]);
  const { moving, yielding } = settleRivals(own, theirs, kindOf);
  await games.remove(transaction, yielding.map(idOf));
  await games.move(transaction, moving.map(idOf), to);
}
