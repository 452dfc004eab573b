import { TEXTS } from '@tessera/contracts/texts';
import {
  applyDaily,
  isDailyComplete,
  type DailyCommand,
  type DailyRejection,
  type DailyState,
} from '@tessera/rules';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from './services';

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

type Thunk<Root, Result = void> = ThunkAction<Result, Root, Services, UnknownAction>;

interface SoloGame<Root, Game> {
  readonly inPlay: (root: Root) => Game | null;
  readonly stepTaken: (command: DailyCommand) => UnknownAction;
  /** Applies what another tab has done with the game, if that is further along. Returns whether it did. */
  readonly catchUp: () => Thunk<Root, boolean>;
  /** Saves the game in this browser. */
  readonly save: (game: Game, services: Services) => void;
  /** Sends the full grid. */
  readonly deliver: () => Thunk<Root, Promise<void>>;
  /** Sends the game's progress after each round but the last. */
  readonly sendProgress?: (game: Game) => Thunk<Root, Promise<void>>;
}

interface Stored {
  readonly state: DailyState;
}

/**
 * Creates the thunk that puts the saved game on the board if another tab has played more rounds of it. A full grid is
 * sent from here, too, so that its result is known here.
 */
export const createCatchUpThunk =
  <Root, Saved extends Stored>(
    inPlay: (root: Root) => (Saved & SoloBoardState) | null,
    savedGame: (game: Saved) => Saved | null,
    gameOpened: (saved: Saved) => UnknownAction,
    deliver: () => Thunk<Root, Promise<void>>,
  ) =>
  (): Thunk<Root, boolean> =>
  (dispatch, getState) => {
    const game = inPlay(getState());
    const saved = game && !game.sending ? savedGame(game) : null;
    if (!game || !saved || saved.state.moves.length <= game.state.moves.length) return false;
    dispatch(gameOpened(saved));
    if (isDailyComplete(saved.state)) void dispatch(deliver());
    return true;
  };

/** Creates the thunk that makes a player's move, unless another tab has moved first. The last one sends the full grid. */
export const createPlayThunk =
  <Root, Game extends Stored>({
    inPlay,
    stepTaken,
    catchUp,
    save,
    deliver,
    sendProgress,
  }: SoloGame<Root, Game>) =>
  (command: DailyCommand): Thunk<Root> =>
  (dispatch, getState, services) => {
    const before = inPlay(getState());
    if (!before || dispatch(catchUp())) return;
    dispatch(stepTaken(command));
    const after = inPlay(getState());
    if (!after || after.state === before.state) return;
    save(after, services);
    if (isDailyComplete(after.state)) void dispatch(deliver());
    else if (sendProgress && command.kind === 'submit') void dispatch(sendProgress(after));
  };

interface Delivery<Root, Game, Result> {
  readonly inPlay: (root: Root) => Game | null;
  /** Whether the board still has the grid that was sent. */
  readonly isSame: (now: Game, sent: Game) => boolean;
  readonly actions: Record<'sendingStarted' | 'sendingFailed', () => UnknownAction>;
  readonly send: (game: Game) => Thunk<Root, Promise<Result>>;
  readonly sent: (result: Result, game: Game) => UnknownAction;
  readonly failed: (error: unknown, game: Game) => Thunk<Root, unknown>;
}

/**
 * Creates the thunk that sends the full grid on the board, one request at a time. It stays there until the server has
 * received it or rejects it for good.
 */
export const createDeliverThunk =
  <Root, Game extends SoloBoardState, Result>(delivery: Delivery<Root, Game, Result>) =>
  (): Thunk<Root, Promise<void>> =>
  async (dispatch, getState) => {
    const game = delivery.inPlay(getState());
    if (!game || game.sending) return;
    const isOnBoard = () => {
      const now = delivery.inPlay(getState());
      return now !== null && delivery.isSame(now, game);
    };
    dispatch(delivery.actions.sendingStarted());
    try {
      const result = await dispatch(delivery.send(game));
      if (isOnBoard()) dispatch(delivery.sent(result, game));
    } catch (error) {
      if (!isOnBoard()) return;
      dispatch(delivery.actions.sendingFailed());
      await dispatch(delivery.failed(error, game));
    }
  };

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
