import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { DuelGameView } from '@tessera/contracts/duels';
import { rootReducer, type RootWith } from '../../store/create-store';
import {
  applyServerState,
  openBoard,
  reject,
  rollBack,
  send,
  removePending,
  type DuelHand,
  type DuelMove,
  type DuelBoardState,
} from './duel-board-state';

export type DuelSlice =
  | { phase: 'idle' }
  | { phase: 'opening'; gameId: string }
  | { phase: 'failed'; gameId: string; message: string }
  | DuelBoardState;

const initialState = { phase: 'idle' } as DuelSlice;

const slice = createSlice({
  name: 'duel',
  initialState,
  reducers: {
    openingStarted: (_, { payload: gameId }: PayloadAction<string>): DuelSlice => ({
      phase: 'opening',
      gameId,
    }),
    openingFailed: (_, { payload }: PayloadAction<{ gameId: string; message: string }>): DuelSlice => ({
      phase: 'failed',
      ...payload,
    }),
    duelOpened: (
      state,
      { payload: { duel, saved } }: PayloadAction<{ duel: DuelGameView; saved: readonly DuelMove[] }>,
    ): DuelSlice =>
      state.phase === 'open' && state.duel.gameId === duel.gameId
        ? applyServerState(state, duel)
        : openBoard(duel, saved),
    handChanged: (state, { payload }: PayloadAction<DuelHand>): DuelSlice =>
      updateBoard(state, (board) => ({ ...board, notice: null, ...payload })),
    stepRejected: (state, { payload: notice }: PayloadAction<string | null>): DuelSlice =>
      updateBoard(state, (board) => reject(board, notice)),
    movesMade: (state, { payload: moves }: PayloadAction<readonly DuelMove[]>): DuelSlice =>
      updateBoard(state, (board) => send(board, moves)),
    sendingChanged: (state, { payload: sending }: PayloadAction<boolean>): DuelSlice =>
      updateBoard(state, (board) => ({ ...board, sending })),
    /** The response contains the whole duel, including the bot's move. */
    moveTaken: (
      state,
      { payload: { move, duel } }: PayloadAction<{ move: DuelMove; duel: DuelGameView | null }>,
    ): DuelSlice =>
      updateBoard(state, (board) =>
        duel ? removePending(applyServerState(board, duel), move) : removePending(board, move),
      ),
    moveRejected: (state): DuelSlice => updateBoard(state, rollBack),
    connectionLost: (state): DuelSlice => updateBoard(state, (board) => ({ ...board, held: true })),
    /** The board stays, but the show at the end of the duel isn't repeated when the player comes back. */
    pageLeft: (state): DuelSlice => (state.phase === 'open' ? { ...state, fresh: false } : { phase: 'idle' }),
  },
});

const updateBoard = (state: DuelSlice, change: (board: DuelBoardState) => DuelBoardState): DuelSlice =>
  state.phase === 'open' ? change(state) : state;

export const duelActions = slice.actions;

export type DuelRoot = RootWith<'duel', DuelSlice>;

export type DuelThunk<Result = void> = ThunkAction<Result, DuelRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectDuel = (root: DuelRoot): DuelSlice => injected.selectSlice(root);

/** The duel with this ID if it is on the board. */
export const selectDuelBoard = (root: DuelRoot, gameId: string): DuelBoardState | null => {
  const duel = selectDuel(root);
  return duel.phase === 'open' && duel.duel.gameId === gameId ? duel : null;
};
