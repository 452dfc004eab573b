import { PRODUCT } from '../product/product.js';
import { RESULTS_TEXTS } from '../results/results-texts.js';

/** Texts of the server about replays. The picture and the head of a shared replay use them too. */
export const REPLAY_TEXTS = {
  replay: 'Replay',
  notFoundTitle: 'Replay Not Found',
  notFound: "This replay doesn't exist or isn't shared anymore.",
  deletedPlayer: 'Deleted player',
} as const;

/** A player of a replay by the name that others see. */
export const replayName = ({ name, isDeleted }: { name: string | null; isDeleted: boolean }): string =>
  isDeleted ? REPLAY_TEXTS.deletedPlayer : (name ?? RESULTS_TEXTS.anonymous);

/** The title of a shared replay: who scored how much, and in which game */
export const sharedReplayTitle = (players: readonly { name: string; score: number }[]): string =>
  `${players.map(({ name, score }) => `${name} ${score}`).join(', ')} in ${PRODUCT}`;
