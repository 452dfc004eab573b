import type { AppDispatch } from '../store/create-store';
import type { Services } from '../store/services';
import { callWorker } from './call-worker';
import { createReadyWorker } from './ready-worker';
import { bestPossible, reviewDaily } from './solver.api';
import type { SolverCalls } from './solver-messages';

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

type Solving<Kind extends SolverKind> = (
  asked: Asked<Kind>,
  onAnswer: (answer: Answer<Kind>) => void,
) => Promise<void>;

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
 * Asks the solver in this browser, or the server on small devices; if one fails, the other. `onAnswer` may
 * be called several times, each time with a better answer. Rejects if there is no answer.
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
    const here: Solving<Kind> = (question, tell) => callWorker(kind, question, tell, signal, start);
    const server = SERVER[kind];
    if (!server) return here(asked, onAnswer);
    const there: Solving<Kind> = async (question, tell) => tell(await dispatch(server(question)));
    const [first, second] = isSmall(navigator) ? [there, here] : [here, there];
    try {
      await first(asked, onAnswer);
    } catch (error) {
      if (signal.aborted) throw error;
      await second(asked, onAnswer);
    }
  };
