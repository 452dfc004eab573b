import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { TEXTS } from '@tessera/contracts/constants';
import {
  applyDaily,
  isDailyComplete,
  type DailyCommand,
  type DailyRejection,
  type PlainDate,
} from '@tessera/rules';
import { rootReducer } from '../../store/root-reducer';
import type { SavedDaily } from '../../store/saved-daily';

/** A daily on the board. A full grid stays there until the server has it. */
export interface DailyBoardState extends SavedDaily {
  /** Why the last step was rejected, in words for the player. */
  notice: string | null;
  /** How many there were, so that the same one again is said again. */
  notices: number;
  sending: boolean;
}

export interface DailyInPlay extends DailyBoardState {
  phase: 'playing';
}

/** A game that is over. `gameId` is null where the server only says that there was one. */
export interface DailyOver {
  date: PlainDate;
  gameId: string | null;
}

interface DailyFailure {
  date: PlainDate;
  detail: string;
}

/** On `date` a game of an earlier one is unfinished: which one shall it be? */
interface DailyChoices {
  date: PlainDate;
  unfinished: SavedDaily;
}

/** A grid that the server will never take, and its sentence about that. */
interface DailyRejected {
  gameNumber: number;
  detail: string;
}

export type DailySlice =
  /** Nothing asked for yet, or looking for the game. */
  | { phase: 'idle' | 'opening' }
  /** The date's game could not be had, and why. */
  | ({ phase: 'failed' } & DailyFailure)
  | ({ phase: 'rejected' } & DailyRejected)
  | ({ phase: 'choice' } & DailyChoices)
  | DailyInPlay
  /** The date's game was completed before. */
  | ({ phase: 'played' } & DailyOver)
  /** The server has just taken the grid. */
  | ({ phase: 'delivered'; gameId: string } & DailyOver);

const NOTICES: Record<DailyRejection, string | null> = {
  ODD_ROUND: TEXTS.oddRoundChoice,
  BAD_CELL: TEXTS.invalidCell,
  CELL_OCCUPIED: TEXTS.cellOccupied,
  BAD_LETTER: TEXTS.placeLetterFailed,
  NO_LETTER: TEXTS.noLetter,
  NOT_LAID: 'Tap a square to place your letter first',
  COMPLETED: null,
};

const noticeOf = (rejection: DailyRejection, command: DailyCommand): string | null =>
  rejection === 'ODD_ROUND' && command.kind === 'choose' && command.cellIndex !== undefined
    ? TEXTS.inlineOnlyEven
    : NOTICES[rejection];

/** A game as it is put on the board. */
export const toBoardState = ({ facts, state }: SavedDaily): DailyBoardState => ({
  facts,
  state,
  notice: null,
  notices: 0,
  sending: false,
});

/** The game after a step of the player, or with a notice that says why there is none. */
export function afterStep<Game extends DailyBoardState>(game: Game, command: DailyCommand): Game {
  const { state, rejection } = applyDaily(game.state, command);
  return rejection
    ? { ...game, notice: noticeOf(rejection, command), notices: game.notices + 1 }
    : { ...game, state, notice: null };
}

/** The game when a cell was pressed that has its letter already. */
export const afterOccupiedCell = <Game extends DailyBoardState>(game: Game): Game =>
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
    /** The server knows the game on the board by these names now. */
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

/** The part of the store's state that the daily reads: its own. */
export interface DailyRoot {
  api: unknown;
  daily?: DailySlice;
}

export type DailyThunk<Result = void> = ThunkAction<Result, DailyRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectDaily = (root: DailyRoot): DailySlice => injected.selectSlice(root);
