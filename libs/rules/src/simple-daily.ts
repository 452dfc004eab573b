import { applyDaily, isDailyComplete, type DailyRejection, type DailyState } from './daily-game.js';
import type { Letter } from './grid.js';
import { isOddRound } from './rounds.js';

/**
 * An action in the simple daily, in which the server leads through the rounds: it provides the letters of odd
 * rounds and waits for the player to select those of even rounds. Each placement is final.
 */
export type SimpleAction =
  /**
   * `round` distinguishes a late repeat from a new action. If it is missing, the current round is assumed.
   */
  | { kind: 'select'; letter: Letter; round?: number | undefined }
  | { kind: 'place'; cellIndex: number; round?: number | undefined };

export type SimpleRejection =
  | Extract<DailyRejection, 'ODD_ROUND' | 'BAD_CELL' | 'CELL_OCCUPIED' | 'BAD_LETTER' | 'NO_LETTER'>
  | 'GAME_COMPLETED'
  | 'WRONG_ROUND'
  | 'LETTER_ALREADY_CHOSEN'
  | 'ALREADY_PLACED';

export type SimpleOutcome =
  | { kind: 'accepted'; state: DailyState; round: number }
  /** The same action for that round was accepted before. Nothing changes, and the response is the same. */
  | { kind: 'repeated'; round: number }
  | { kind: 'rejected'; rejection: SimpleRejection };

/** Whether there is a letter to place or the player has to select one; LETTER_PROVIDED once completed. */
export const simpleRoundState = (state: DailyState): 'AWAITING_LETTER' | 'LETTER_PROVIDED' =>
  state.letter === null && !isDailyComplete(state) ? 'AWAITING_LETTER' : 'LETTER_PROVIDED';

/** Applies one action: returns the next state, a repeat, or a rejection. Never modifies its arguments. */
export const applySimple = (state: DailyState, action: SimpleAction): SimpleOutcome =>
  action.kind === 'select' ? selectLetter(state, action) : placeLetter(state, action);

const reject = (rejection: SimpleRejection): SimpleOutcome => ({ kind: 'rejected', rejection });

function selectLetter(state: DailyState, action: SimpleAction & { kind: 'select' }): SimpleOutcome {
  const { letter, round = state.round } = action;
  if (isOddRound(round)) return reject(obstacleTo(state, round) ?? 'ODD_ROUND');
  const chosen = state.moves[round - 1]?.letter ?? (round === state.round ? state.letter : null);
  if (chosen !== null) {
    return chosen === letter ? { kind: 'repeated', round } : reject('LETTER_ALREADY_CHOSEN');
  }
  const obstacle = obstacleTo(state, round);
  return obstacle ? reject(obstacle) : take(state, [{ kind: 'choose', letter }]);
}

function placeLetter(state: DailyState, action: SimpleAction & { kind: 'place' }): SimpleOutcome {
  const { cellIndex } = action;
  const round = action.round ?? roundMeant(state, cellIndex);
  const placed = state.moves[round - 1]?.cellIndex;
  if (placed !== undefined) {
    return placed === cellIndex ? { kind: 'repeated', round } : reject('ALREADY_PLACED');
  }
  const obstacle = obstacleTo(state, round);
  return obstacle ? reject(obstacle) : take(state, [{ kind: 'stage', cellIndex }, { kind: 'submit' }]);
}

/** A placement without a round may be a late repeat of the last one, if there is no letter to place. */
function roundMeant({ round, letter, moves }: DailyState, cellIndex: number): number {
  return letter === null && moves.at(-1)?.cellIndex === cellIndex ? moves.length : round;
}

function obstacleTo(state: DailyState, round: number): SimpleRejection | null {
  if (isDailyComplete(state)) return 'GAME_COMPLETED';
  return round === state.round ? null : 'WRONG_ROUND';
}

function take(state: DailyState, commands: readonly Parameters<typeof applyDaily>[1][]): SimpleOutcome {
  let next = state;
  for (const command of commands) {
    const outcome = applyDaily(next, command);
    if (!outcome.state) return reject(simpleRejections[outcome.rejection]);
    next = outcome.state;
  }
  return { kind: 'accepted', state: next, round: state.round };
}

/** The last two can't occur here: completion is checked before, and each submission follows a placement. */
const simpleRejections: Readonly<Record<DailyRejection, SimpleRejection>> = {
  ODD_ROUND: 'ODD_ROUND',
  BAD_CELL: 'BAD_CELL',
  CELL_OCCUPIED: 'CELL_OCCUPIED',
  BAD_LETTER: 'BAD_LETTER',
  NO_LETTER: 'NO_LETTER',
  COMPLETED: 'GAME_COMPLETED',
  NOT_STAGED: 'NO_LETTER',
};
