import { annealedPar, par, rateLetters, seededRandom } from '@tessera/solver';
import { PERFECT_SCORE, type Letter } from '@tessera/rules';
import type { SolverCalls, SolverMessage, SolverQuestion } from './solver-messages';

const SEED = 1;
/** Ordinary letters are solved long before this. Hopeless ones end here, with the bound proved so far. */
const MAX_NODES = 20_000_000;

const post = <Kind extends keyof SolverCalls>(message: SolverMessage<Kind>) => self.postMessage(message);
/** The page is patient until then, however slow the connection is. */
const postLoaded = () => self.postMessage({ loaded: true });

/** Posts a good grid at once, then the best one or, if the search was cut short, the best found. */
function findBest({ letters, lexicon }: SolverCalls['best']['asks']): void {
  postLoaded();
  const first = annealedPar(letters, seededRandom(SEED), lexicon);
  post<'best'>({ answer: { ...first, upTo: PERFECT_SCORE }, last: false });
  const { score, grid, upTo } = par(letters, { maxNodes: MAX_NODES, lexicon });
  post<'best'>({ answer: { score, grid, upTo }, last: true });
}

/** The learned values are large, so they load only for reviews. */
async function review(asked: SolverCalls['review']['asks']): Promise<void> {
  const { reviewMoves } = await import('./review-moves');
  postLoaded();
  post<'review'>({ answer: reviewMoves(asked), last: true });
}

async function reviewGame(asked: SolverCalls['replay']['asks']): Promise<void> {
  const { reviewPlayed } = await import('./review-moves');
  postLoaded();
  post<'replay'>({ answer: reviewPlayed(asked), last: true });
}

async function prepare(): Promise<void> {
  const { prepareReview } = await import('./review-moves');
  prepareReview();
}

function rate(letters: readonly Letter[]): void {
  postLoaded();
  const { perfect, difficulty } = rateLetters(letters);
  post<'letters'>({ answer: { perfect, difficulty }, last: true });
}

// Rethrown outside the promise, because a rejected promise wouldn't reach the page's `onerror`.
const rethrow = (error: unknown) =>
  setTimeout(() => {
    throw error;
  });

self.onmessage = ({ data }: MessageEvent<SolverQuestion>) => {
  if (data.kind === 'best') findBest(data.asked);
  else if (data.kind === 'letters') rate(data.asked);
  // If it fails, the request that follows does, too.
  else if (data.kind === 'prepare') prepare().catch(() => undefined);
  else if (data.kind === 'replay') reviewGame(data.asked).catch(rethrow);
  else review(data.asked).catch(rethrow);
};
