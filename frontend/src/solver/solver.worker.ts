import { annealedPar, par, seededRandom } from '@tessera/solver';
import { PERFECT_SCORE, type DailyMove, type Letter } from '@tessera/rules';
import type { SolverAnswer, SolverCalls, SolverQuestion } from './solver-messages';

const SEED = 1;
/** Letters of sensible play are settled long before; hopeless sets end here, with what is proved by then. */
const MAX_NODES = 20_000_000;

const post = <Kind extends keyof SolverCalls>(answer: SolverAnswer<Kind>) => self.postMessage(answer);

/** A good grid at once; then the best, or how far the search has come. */
function findBest(letters: readonly Letter[]): void {
  const first = annealedPar(letters, seededRandom(SEED));
  post<'best'>({ answer: { ...first, upTo: PERFECT_SCORE }, last: false });
  const { score, grid, upTo } = par(letters, { maxNodes: MAX_NODES });
  post<'best'>({ answer: { score, grid, upTo }, last: true });
}

/** The learned values are large: they come only for this. */
async function review(moves: readonly DailyMove[]): Promise<void> {
  const { reviewMoves } = await import('./review-moves');
  post<'review'>({ answer: reviewMoves(moves), last: true });
}

self.onmessage = ({ data }: MessageEvent<SolverQuestion>) => {
  if (data.kind === 'best') findBest(data.asked);
  // An error in the open ends in the page's `onerror`; one of a promise would not.
  else
    review(data.asked).catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
};
