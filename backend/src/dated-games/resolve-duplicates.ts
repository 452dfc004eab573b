interface Duplicate {
  gameId: string;
  status: 'active' | 'completed';
}

/**
 * Decides which games of another player move to an account that can have one game of each kind (a date, or a date
 * and level). The account's own game stays, unless it is unfinished and the other one is completed.
 */
export function resolveDuplicates<Game extends Duplicate>(
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
