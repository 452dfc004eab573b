import type { DailyCommand } from '@tessera/rules';
import { afterOccupiedCell, afterStep, type SoloBoardState } from './solo-board';

/** A phase in which the board has a game, or one without a board. */
type Phase = ({ phase: 'playing' } & SoloBoardState) | { phase: string; state?: never };

/** The reducers that are the same in each slice with such a board. */
export const soloBoardReducers = {
  stepTaken: (slice: Phase, { payload: command }: { payload: DailyCommand }) => {
    if (slice.state) Object.assign(slice, afterStep(slice, command));
  },
  occupiedCellPressed: (slice: Phase) => {
    if (slice.state) Object.assign(slice, afterOccupiedCell(slice));
  },
  sendingStarted: (slice: Phase) => {
    if (slice.state) slice.sending = true;
  },
  sendingFailed: (slice: Phase) => {
    if (slice.state) slice.sending = false;
  },
};
