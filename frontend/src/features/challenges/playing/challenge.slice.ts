import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ChallengeGame } from '@tessera/contracts/challenges';
import { rootReducer } from '../../../store/root-reducer';
import { toBoardState, type SoloBoardState, soloBoardReducers } from '../../../store/solo-board';
import type { SavedChallenge } from './saved-challenge';

/** The player's own game of the challenge that is open. */
export type ChallengeSlice =
  /** None in this browser. */
  | { phase: 'idle' }
  /** A full grid stays on the board until the server has received it. */
  | ({ phase: 'playing'; code: string } & SoloBoardState)
  /** The server will never accept the grid. */
  | { phase: 'rejected'; code: string; detail: string }
  | { phase: 'done'; code: string; game: ChallengeGame };

const initialState = { phase: 'idle' } as ChallengeSlice;

const slice = createSlice({
  name: 'challenge',
  initialState,
  reducers: {
    ...soloBoardReducers,
    gameOpened: (_, { payload }: PayloadAction<SavedChallenge>): ChallengeSlice => ({
      phase: 'playing',
      ...toBoardState(payload),
    }),
    gameRejected: (_, { payload }: PayloadAction<{ code: string; detail: string }>): ChallengeSlice => ({
      phase: 'rejected',
      ...payload,
    }),
    gameCompleted: (_, { payload: game }: PayloadAction<ChallengeGame>): ChallengeSlice => ({
      phase: 'done',
      code: game.code,
      game,
    }),
    /** Back to what the server knows: the page was left, or another device has completed the game. */
    gameClosed: (): ChallengeSlice => ({ phase: 'idle' }),
  },
});

export const challengeActions = slice.actions;

/** The slice of the store's state that challenges read. */
export interface ChallengeRoot {
  api: unknown;
  challenge?: ChallengeSlice;
}

export type ChallengeThunk<Result = void> = ThunkAction<Result, ChallengeRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectChallenge = (root: ChallengeRoot): ChallengeSlice => injected.selectSlice(root);
