import type { LiveGame } from '@tessera/rules';

/** A game with an opponent, as far as the server has reported it, and what the player has done since. */
interface PendingBoard<Move> {
  readonly known: LiveGame;
  /** The player's moves that are still being sent, shown as if they were accepted. */
  readonly pending: readonly Move[];
  readonly draft: string | null;
  readonly notice: string | null;
}

/** What follows from the rules for pending moves. `apply` returns null for a move that isn't legal or is repeated. */
export function createPendingMoves<Move>(apply: (game: LiveGame, move: Move) => LiveGame | null) {
  /** The game including pending moves, except those that the server would reject. */
  const withPending = ({ known, pending }: Pick<PendingBoard<Move>, 'known' | 'pending'>): LiveGame =>
    pending.reduce((game, move) => apply(game, move) ?? game, known);

  /** The moves that the server's state doesn't include yet and that are still legal. */
  const stillPending = (known: LiveGame, pending: readonly Move[]): readonly Move[] => {
    let game = known;
    const left = pending.filter((move) => {
      const after = apply(game, move);
      game = after ?? game;
      return after !== null;
    });
    return left.length === pending.length ? pending : left;
  };

  /** Applies a new state from the server. Drops the draft and the notice if they no longer fit. */
  const withKnown = <Board extends PendingBoard<Move>>(board: Board, known: LiveGame): Board => ({
    ...board,
    known,
    pending: stillPending(known, board.pending),
    draft: known.letters.length > board.known.letters.length ? null : board.draft,
    notice: known.version > board.known.version ? null : board.notice,
  });

  return { withPending, stillPending, withKnown };
}
