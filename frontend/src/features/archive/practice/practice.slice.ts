import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { PracticeGame } from '@tessera/contracts/practice';
import type { PlainDate } from '@tessera/rules';
import { rootReducer, type RootWith } from '../../../store/create-store';
import type { SavedDaily } from '../../../store/daily/saved-daily';
import type { Services } from '../../../store/services';
import { toBoardState, type SoloBoardState, soloBoardReducers } from '../../../store/solo-board';

export interface PracticeFailure {
  date: PlainDate;
  title: string;
  detail?: string;
  /** Might another attempt succeed? */
  canRetry: boolean;
}

export type PracticeSlice =
  | { phase: 'idle' }
  | { phase: 'opening'; date: PlainDate }
  | ({ phase: 'failed' } & PracticeFailure)
  /** A full grid stays on the board until the server has received it. */
  | ({ phase: 'playing' } & SavedDaily & SoloBoardState)
  /** Completed. `fresh` if the player has just completed it. */
  | { phase: 'done'; date: PlainDate; game: PracticeGame; fresh: boolean };

const initialState = { phase: 'idle' } as PracticeSlice;

const slice = createSlice({
  name: 'practice',
  initialState,
  reducers: {
    ...soloBoardReducers,
    openingStarted: (_, { payload: date }: PayloadAction<PlainDate>): PracticeSlice => ({
      phase: 'opening',
      date,
    }),
    openingFailed: (_, { payload }: PayloadAction<PracticeFailure>): PracticeSlice => ({
      phase: 'failed',
      ...payload,
    }),
    gameOpened: (_, { payload }: PayloadAction<SavedDaily>): PracticeSlice => ({
      phase: 'playing',
      ...toBoardState(payload),
    }),
    gameCompleted: (
      _,
      { payload }: PayloadAction<{ date: PlainDate; game: PracticeGame; fresh: boolean }>,
    ): PracticeSlice => ({ phase: 'done', ...payload }),
    /** The next visit to the page starts over. */
    pageLeft: (): PracticeSlice => ({ phase: 'idle' }),
  },
});

export const practiceActions = slice.actions;

export type PracticeRoot = RootWith<'practice', PracticeSlice>;

export type PracticeThunk<Result = void> = ThunkAction<Result, PracticeRoot, Services, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectPractice = (root: PracticeRoot): PracticeSlice => injected.selectSlice(root);

/** The date of the page's current state, or null if there is none. */
export const dateOf = (practice: PracticeSlice): PlainDate | null =>
  practice.phase === 'idle' ? null : practice.phase === 'playing' ? practice.facts.date : practice.date;
