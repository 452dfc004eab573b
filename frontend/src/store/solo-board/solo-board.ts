import { TEXTS } from '@tessera/contracts/constants';
import {
  applyDaily,
  isDailyComplete,
  type DailyCommand,
  type DailyRejection,
  type DailyState,
} from '@tessera/rules';

/** A game under the daily's rules, on the board. A full grid stays there until the server has received it. */
export interface SoloBoardState {
  state: DailyState;
  /** Why the last action was rejected, for the player to read. */
  notice: string | null;
  /** Counts the notices, so that a repeated one is announced again. */
  notices: number;
  sending: boolean;
}

const NOTICES: Record<DailyRejection, string | null> = {
  ODD_ROUND: TEXTS.oddRoundChoice,
  BAD_CELL: TEXTS.invalidCell,
  CELL_OCCUPIED: TEXTS.cellOccupied,
  BAD_LETTER: TEXTS.placeLetterFailed,
  NO_LETTER: TEXTS.noLetter,
  NOT_STAGED: 'Tap a square to place your letter first',
  COMPLETED: null,
};

const noticeOf = (rejection: DailyRejection, command: DailyCommand): string | null =>
  rejection === 'ODD_ROUND' && command.kind === 'choose' && command.cellIndex !== undefined
    ? TEXTS.inlineOnlyEven
    : NOTICES[rejection];

/** A saved game as it is put on the board. */
export const toBoardState = <Saved extends { state: DailyState }>(saved: Saved): Saved & SoloBoardState => ({
  ...saved,
  notice: null,
  notices: 0,
  sending: false,
});

/** The game after a player's move, or with a notice if the move isn't possible. */
export function afterStep<Game extends SoloBoardState>(game: Game, command: DailyCommand): Game {
  const { state, rejection } = applyDaily(game.state, command);
  return rejection
    ? { ...game, notice: noticeOf(rejection, command), notices: game.notices + 1 }
    : { ...game, state, notice: null };
}

/** The game after a press on a cell that already has a letter. */
export const afterOccupiedCell = <Game extends SoloBoardState>(game: Game): Game =>
  isDailyComplete(game.state) ? game : { ...game, notice: TEXTS.cellOccupied, notices: game.notices + 1 };
