import type { AppDispatch } from '../store/create-store';
import type { Services } from '../store/services';
import { callWorker, createReadyWorker } from './call-worker';
import type { SolverCalls, BestGrid, Review } from './solver-messages';
import { PATHS } from '@tessera/contracts/wire';
import { gridFromRows } from '@tessera/rules';
import { api, post, type ResponseOf } from '../store/api/api';

/**
 * The server's solver, for browsers that can't search by themselves. Mutations, because the answers are
 * cached elsewhere.
 */
const solverApi = api.injectEndpoints({
  endpoints: (build) => ({
    bestPossible: build.mutation<BestGrid, SolverCalls['best']['asks']>({
      query: (body) => post(PATHS.bestPossible, body),
      transformResponse: ({ score, grid, upTo }: ResponseOf<'bestPossible'>) => ({
        score,
        grid: gridFromRows(grid),
        upTo,
      }),
    }),
    reviewDaily: build.mutation<Review, SolverCalls['review']['asks']>({
      query: (body) => post(PATHS.reviewDaily, body),
      transformResponse: ({ rounds, moments }: ResponseOf<'reviewDaily'>) => ({ rounds, moments }),
    }),
  }),
});

const { bestPossible, reviewDaily } = solverApi.endpoints;

const SMALL_CORES = 2;
const SMALL_GIGABYTES = 2;

/** Not all browsers report the memory. */
interface Device {
  readonly hardwareConcurrency?: number;
  readonly deviceMemory?: number;
}

/** Is this device too slow to search by itself? */
const isSmall = ({ hardwareConcurrency, deviceMemory }: Device): boolean =>
  (hardwareConcurrency ?? Infinity) <= SMALL_CORES && (deviceMemory ?? Infinity) <= SMALL_GIGABYTES;

export type SolverKind = keyof SolverCalls;
type Asked<Kind extends SolverKind> = SolverCalls[Kind]['asks'];
type Answer<Kind extends SolverKind> = SolverCalls[Kind]['answers'];

/** The server answers these, too. */
const SERVER: {
  [Kind in SolverKind]?: (asked: Asked<Kind>) => (dispatch: AppDispatch) => Promise<Answer<Kind>>;
} = {
  best: (asked: Asked<'best'>) => (dispatch: AppDispatch) =>
    dispatch(bestPossible.initiate(asked, { track: false })).unwrap(),
  review: (asked: Asked<'review'>) => (dispatch: AppDispatch) =>
    dispatch(reviewDaily.initiate(asked, { track: false })).unwrap(),
};

/**
 * Asks the solver in this browser, or the server on small devices; if one fails or is slow, the other. If the server
 * can't be asked, this browser has all the time that it needs. `onAnswer` may be called several times, each time with a
 * better answer. Rejects if there is no answer.
 */
export const solve =
  <Kind extends SolverKind>(
    kind: Kind,
    asked: Asked<Kind>,
    onAnswer: (answer: Answer<Kind>) => void,
    signal: AbortSignal,
  ) =>
  async (dispatch: AppDispatch, _getState: unknown, services: Services): Promise<void> => {
    const start = kind === 'replay' ? () => services.get(createReadyWorker).take() : undefined;
    const here = () => callWorker(kind, asked, onAnswer, signal, { start });
    const server = SERVER[kind];
    if (!server) return here();
    const hereSoon = () => callWorker(kind, asked, onAnswer, signal, { start, isImpatient: true });
    const there = async () => onAnswer(await dispatch(server(asked)));
    const ways = isSmall(navigator) ? [there, here] : [hereSoon, there, here];
    for (const [at, attempt] of ways.entries()) {
      try {
        return await attempt();
      } catch (error) {
        if (signal.aborted || at === ways.length - 1) throw error;
      }
    }
  };
