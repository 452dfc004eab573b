import type { PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { SoloGame } from './solo-game.js';
import type { SoloGamesRepository } from './solo-games.repository.js';

const idOf = ({ gameId }: SoloGame): string => gameId;
const dateOf = ({ dailyChallengeDate }: SoloGame): string => dailyChallengeDate;

/**
 * Merges one mode's games of two players, so that one of each kind remains. Returns the account's own games, those
 * that were added to them, and those that were left, because the account has one of the same kind.
 */
export async function mergeGames<Game extends SoloGame>(
  games: SoloGamesRepository<Game>,
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

interface Duplicate {
  gameId: string;
  status: 'active' | 'completed';
}

/**
 * Decides which games of another player move to an account that can have one game of each kind (a date, or a date
 * and level). The account's own game stays, unless it is unfinished and the other one is completed.
 */
function resolveDuplicates<Game extends Duplicate>(
  own: readonly Game[],
  theirs: readonly Game[],
  kindOf: (game: Game) => string,
): { staying: Game[]; yielding: Game[]; moving: Game[] } {
  const staying = new Map(own.map((game) => [kindOf(game), game]));
  const [yielding, moving]: [Game[], Game[]] = [[], []];
  for (const game of theirs) {
    const duplicate = staying.get(kindOf(game));
    if (duplicate && (duplicate.status === 'completed' || game.status !== 'completed')) continue;
    if (duplicate) yielding.push(duplicate);
    staying.delete(kindOf(game));
    moving.push(game);
  }
  return { staying: [...staying.values()], yielding, moving };
}
