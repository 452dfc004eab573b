interface Duplicate {
  gameId: string;
  status: 'active' | 'completed';
}

/**
 * Which games of another player come to an account of which each kind (a date, a date and level) has one
 * game at most: its own stays, unless it is unfinished and the other is not; then it gives way.
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
