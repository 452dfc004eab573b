import { PERFECT_SCORE, rowsFromGrid } from '@tessera/rules';
import { par, rateLetters, reviewGame, type RoundReview } from '@tessera/solver';
import { masterTables } from '@tessera/solver/master';
import type { BestPossible, DailyReview, SolverResult, SolverTask } from './solver-pool.js';

/** The limit at which the exact search returns bounds: a second or two on one core. */
const MAX_NODES = 2_000_000;

function best({ letters, lexicon }: SolverTask & { kind: 'best' }): BestPossible {
  const { score, grid, upTo } = par(letters, { maxNodes: MAX_NODES, lexicon });
  return { score, grid: rowsFromGrid(grid).map((row) => row.map((cell) => cell ?? '')), upTo };
}

/** Expected scores are sums of learned values, which may be slightly outside the possible range. */
const worth = (value: number): number => Math.min(Math.max(value, 0), PERFECT_SCORE);

const roundView = ({ best, ...round }: RoundReview): DailyReview['rounds'][number] => ({
  round: round.round,
  letter: round.letter,
  cellIndex: round.cellIndex,
  before: worth(round.before),
  withLetter: worth(round.withLetter),
  after: worth(round.after),
  best: worth(best.value),
  bestLetter: best.letter,
  bestCell: best.cell,
});

function review({ moves, lexicon }: SolverTask & { kind: 'review' }): DailyReview {
  const { rounds, moments } = reviewGame(moves, masterTables(lexicon));
  return { rounds: rounds.map(roundView), moments: moments.map(({ round }) => round) };
}

export default (task: SolverTask): SolverResult => {
  switch (task.kind) {
    case 'best':
      return best(task);
    case 'review':
      return review(task);
    case 'rate':
      return rateLetters(task.letters);
  }
};
