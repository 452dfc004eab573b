import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { PlainDate } from '@tessera/rules';
import { rootReducer, type RootWith } from '../../store/create-store';
import type { SavedDaily } from '../../store/daily/saved-daily';
import type { Services } from '../../store/services';
import { toBoardState, type SoloBoardState, soloBoardReducers } from '../../store/solo-board';

export interface DailyInPlay extends SavedDaily, SoloBoardState {
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

const initialState = { phase: 'idle' } as DailySlice;

const onBoard = (game: SavedDaily): DailyInPlay => ({ phase: 'playing', ...toBoardState(game) });

const slice = createSlice({
  name: 'daily',
  initialState,
  reducers: {
    ...soloBoardReducers,
    openingStarted: (): DailySlice => ({ phase: 'opening' }),
    openingFailed: (_, { payload }: PayloadAction<DailyFailure>): DailySlice => ({
      phase: 'failed',
      ...payload,
    }),
    unfinishedFound: (_, { payload }: PayloadAction<DailyChoices>): DailySlice => ({
      phase: 'choice',
      ...payload,
    }),
    gameOpened: (_, { payload }: PayloadAction<SavedDaily>): DailySlice => onBoard(payload),
    /** The server now has the game on the board under a new ID. */
    gameRenamed: (daily, { payload }: PayloadAction<SavedDaily['facts']>) => {
      if (daily.phase === 'playing') daily.facts = payload;
    },
    alreadyPlayed: (_, { payload: { gameId, date } }: PayloadAction<DailyOver>): DailySlice => ({
      phase: 'played',
      gameId,
      date,
    }),
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

export type DailyRoot = RootWith<'daily', DailySlice>;

export type DailyThunk<Result = void> = ThunkAction<Result, DailyRoot, Services, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectDaily = (root: DailyRoot): DailySlice => injected.selectSlice(root);

export const dailyInPlay = (root: DailyRoot): DailyInPlay | null => {
  const daily = selectDaily(root);
  return daily.phase === 'playing' ? daily : null;
};
