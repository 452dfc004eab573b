import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { TEXTS } from '@tessera/contracts/constants';
import { applyDaily, isDailyComplete, type DailyCommand, type DailyRefusal } from '@tessera/rules';
import { rootReducer } from '../../store/root-reducer';
import type { SavedDaily } from '../../store/saved-daily';

/** A daily on the table. A full grid stays there until the server has it. */
export interface DailyInPlay extends SavedDaily {
  phase: 'playing';
  /** Why the last step was refused, in words for the player. */
  notice: string | null;
  sending: boolean;
}

export type DailySlice =
  /** Nothing asked for yet, looking for the game, or it could not be had. */
  | { phase: 'idle' | 'opening' | 'failed' }
  /** A game of an earlier date is unfinished: which one shall it be? */
  | { phase: 'choice'; unfinished: SavedDaily; todaysNumber: number }
  | DailyInPlay
  /** Today's game was completed before; `gameId` is null where that is all that is known. */
  | { phase: 'played'; gameId: string | null }
  /** The server has just taken the grid. */
  | { phase: 'delivered'; gameId: string };

const NOTICES: Record<DailyRefusal, string | null> = {
  ODD_ROUND: TEXTS.oddRoundChoice,
  BAD_CELL: TEXTS.invalidCell,
  CELL_OCCUPIED: TEXTS.cellOccupied,
  BAD_LETTER: TEXTS.placeLetterFailed,
  NO_LETTER: TEXTS.noLetter,
  NOT_LAID: 'Tap a square for your letter first',
  COMPLETED: null,
};

const noticeOf = (refusal: DailyRefusal, command: DailyCommand): string | null =>
  refusal === 'ODD_ROUND' && command.kind === 'choose' && command.cell !== undefined
    ? TEXTS.inlineOnlyEven
    : NOTICES[refusal];

const initialState = { phase: 'idle' } as DailySlice;

const inPlay = ({ facts, state }: SavedDaily): DailyInPlay => ({
  phase: 'playing',
  facts,
  state,
  notice: null,
  sending: false,
});

const slice = createSlice({
  name: 'daily',
  initialState,
  reducers: {
    openingStarted: (): DailySlice => ({ phase: 'opening' }),
    openingFailed: (): DailySlice => ({ phase: 'failed' }),
    unfinishedFound: (
      _,
      { payload }: PayloadAction<{ unfinished: SavedDaily; todaysNumber: number }>,
    ): DailySlice => ({ phase: 'choice', ...payload }),
    gameOpened: (_, { payload }: PayloadAction<SavedDaily>): DailySlice => inPlay(payload),
    alreadyPlayed: (_, { payload }: PayloadAction<string | null>): DailySlice => ({
      phase: 'played',
      gameId: payload,
    }),
    stepTaken: (daily, { payload: command }: PayloadAction<DailyCommand>): DailySlice | undefined => {
      if (daily.phase !== 'playing') return undefined;
      const { state, refusal } = applyDaily(daily.state, command);
      return refusal ? { ...daily, notice: noticeOf(refusal, command) } : { ...daily, state, notice: null };
    },
    occupiedCellPressed: (daily) => {
      if (daily.phase === 'playing' && !isDailyComplete(daily.state)) daily.notice = TEXTS.cellOccupied;
    },
    sendingStarted: (daily) => {
      if (daily.phase === 'playing') daily.sending = true;
    },
    sendingFailed: (daily) => {
      if (daily.phase === 'playing') daily.sending = false;
    },
    gameDelivered: (_, { payload }: PayloadAction<string>): DailySlice => ({
      phase: 'delivered',
      gameId: payload,
    }),
    pageLeft: (daily): DailySlice | undefined =>
      daily.phase === 'playing' || daily.phase === 'opening' ? undefined : { phase: 'idle' },
  },
});

export const dailyHappened = slice.actions;

/** The part of the store's state that the daily reads: its own. */
export interface DailyRoot {
  api: unknown;
  daily?: DailySlice;
}

export type DailyThunk<Result = void> = ThunkAction<Result, DailyRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectDaily = (root: DailyRoot): DailySlice => injected.selectSlice(root);
