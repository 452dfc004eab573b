import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { TEXTS } from '@tessera/contracts/constants';
import {
  applyDaily,
  isDailyComplete,
  type DailyCommand,
  type DailyRejection,
  type DailyState,
  type PlainDate,
} from '@tessera/rules';
import { rootReducer } from '../../store/root-reducer';
import type { SavedDaily } from '../../store/daily/saved-daily';

/** A game under the daily's rules, on the board. A full grid stays there until the server has received it. */
export interface BoardState {
  state: DailyState;
  /** Why the last action was rejected, for the player to read. */
  notice: string | null;
  /** Counts the notices, so that a repeated one is announced again. */
  notices: number;
  sending: boolean;
}

/** A game with the letters of a date. */
export interface DailyBoardState extends SavedDaily, BoardState {}

export interface DailyInPlay extends DailyBoardState {
  phase: 'playing';
}

/** A completed game. `gameId` is null if the server doesn't name it. */
export interface DailyOver {
  date: PlainDate;
  gameId: string | null;
}

interface DailyFailure {
  date: PlainDate;
  detail: string;
}

/** A game of an earlier date is unfinished, so the player chooses between it and that of `date`. */
interface DailyChoices {
  date: PlainDate;
  unfinished: SavedDaily;
}

/** A grid that the server rejects for good, with its message. */
interface DailyRejected {
  gameNumber: number;
  detail: string;
}

export type DailySlice =
  /** Not requested yet, or being opened. */
  | { phase: 'idle' | 'opening' }
  /** The date's game could not be loaded. */
  | ({ phase: 'failed' } & DailyFailure)
  | ({ phase: 'rejected' } & DailyRejected)
  | ({ phase: 'choice' } & DailyChoices)
  | DailyInPlay
  /** The date's game was already completed. */
  | ({ phase: 'played' } & DailyOver)
  /** The server has just received the grid. */
  | ({ phase: 'delivered'; gameId: string } & DailyOver);

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
export const toBoardState = <Saved extends { state: DailyState }>(saved: Saved): Saved & BoardState => ({
  ...saved,
  notice: null,
  notices: 0,
  sending: false,
});

/** The game after a player's move, or with a notice if the move isn't possible. */
export function afterStep<Game extends BoardState>(game: Game, command: DailyCommand): Game {
  const { state, rejection } = applyDaily(game.state, command);
  return rejection
    ? { ...game, notice: noticeOf(rejection, command), notices: game.notices + 1 }
    : { ...game, state, notice: null };
}

/** The game after a press on a cell that already has a letter. */
export const afterOccupiedCell = <Game extends BoardState>(game: Game): Game =>
  isDailyComplete(game.state) ? game : { ...game, notice: TEXTS.cellOccupied, notices: game.notices + 1 };

const initialState = { phase: 'idle' } as DailySlice;

const inPlay = (game: SavedDaily): DailyInPlay => ({ phase: 'playing', ...toBoardState(game) });

const slice = createSlice({
  name: 'daily',
  initialState,
  reducers: {
    openingStarted: (): DailySlice => ({ phase: 'opening' }),
    openingFailed: (_, { payload }: PayloadAction<DailyFailure>): DailySlice => ({
      phase: 'failed',
      ...payload,
    }),
    unfinishedFound: (_, { payload }: PayloadAction<DailyChoices>): DailySlice => ({
      phase: 'choice',
      ...payload,
    }),
    gameOpened: (_, { payload }: PayloadAction<SavedDaily>): DailySlice => inPlay(payload),
    /** The server now has the game on the board under a new ID. */
    gameRenamed: (daily, { payload }: PayloadAction<SavedDaily['facts']>) => {
      if (daily.phase === 'playing') daily.facts = payload;
    },
    alreadyPlayed: (_, { payload: { gameId, date } }: PayloadAction<DailyOver>): DailySlice => ({
      phase: 'played',
      gameId,
      date,
    }),
    stepTaken: (daily, { payload: command }: PayloadAction<DailyCommand>): DailySlice | undefined =>
      daily.phase === 'playing' ? afterStep(daily, command) : undefined,
    occupiedCellPressed: (daily): DailySlice | undefined =>
      daily.phase === 'playing' ? afterOccupiedCell(daily) : undefined,
    sendingStarted: (daily) => {
      if (daily.phase === 'playing') daily.sending = true;
    },
    sendingFailed: (daily) => {
      if (daily.phase === 'playing') daily.sending = false;
    },
    gameRejected: (_, { payload }: PayloadAction<DailyRejected>): DailySlice => ({
      phase: 'rejected',
      ...payload,
    }),
    gameDelivered: (
      _,
      { payload: { gameId, date } }: PayloadAction<DailyOver & { gameId: string }>,
    ): DailySlice => ({ phase: 'delivered', gameId, date }),
    pageLeft: (daily): DailySlice | undefined =>
      daily.phase === 'playing' || daily.phase === 'opening' ? undefined : { phase: 'idle' },
  },
});

export const dailyActions = slice.actions;

/** The slice of the store's state that the daily reads. */
export interface DailyRoot {
  api: unknown;
  daily?: DailySlice;
}

export type DailyThunk<Result = void> = ThunkAction<Result, DailyRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectDaily = (root: DailyRoot): DailySlice => injected.selectSlice(root);
