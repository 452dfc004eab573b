import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { DuelGame } from '@tessera/contracts';
import { rootReducer } from '../../store/root-reducer';
import {
  learn,
  openTable,
  reject,
  rollBack,
  send,
  settle,
  type DuelHand,
  type DuelMove,
  type DuelTable,
} from './duel-table-state';

export type DuelSlice =
  | { phase: 'idle' }
  | { phase: 'opening'; gameId: string }
  | { phase: 'failed'; gameId: string; message: string }
  | DuelTable;

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
      { payload: { duel, kept } }: PayloadAction<{ duel: DuelGame; kept: readonly DuelMove[] }>,
    ): DuelSlice =>
      state.phase === 'open' && state.duel.gameId === duel.gameId
        ? learn(state, duel)
        : openTable(duel, kept),
    handChanged: (state, { payload }: PayloadAction<DuelHand>): DuelSlice =>
      onTable(state, (table) => ({ ...table, notice: null, ...payload })),
    stepRejected: (state, { payload: notice }: PayloadAction<string | null>): DuelSlice =>
      onTable(state, (table) => reject(table, notice)),
    movesMade: (state, { payload: moves }: PayloadAction<readonly DuelMove[]>): DuelSlice =>
      onTable(state, (table) => send(table, moves)),
    sendingChanged: (state, { payload: sending }: PayloadAction<boolean>): DuelSlice =>
      onTable(state, (table) => ({ ...table, sending })),
    /** The server's answer tells of the whole duel, the bot's move included. */
    moveTaken: (
      state,
      { payload: { move, duel } }: PayloadAction<{ move: DuelMove; duel: DuelGame | null }>,
    ): DuelSlice =>
      onTable(state, (table) => (duel ? settle(learn(table, duel), move) : settle(table, move))),
    moveRejected: (state): DuelSlice => onTable(state, rollBack),
    lineLost: (state): DuelSlice => onTable(state, (table) => ({ ...table, held: true })),
    pageLeft: (state): DuelSlice => (state.phase === 'open' ? state : { phase: 'idle' }),
  },
});

const onTable = (state: DuelSlice, change: (table: DuelTable) => DuelTable): DuelSlice =>
  state.phase === 'open' ? change(state) : state;

export const duelActions = slice.actions;

/** The part of the store's state that the duel reads: its own. */
export interface DuelRoot {
  api: unknown;
  duel?: DuelSlice;
}

export type DuelThunk<Result = void> = ThunkAction<Result, DuelRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectDuel = (root: DuelRoot): DuelSlice => injected.selectSlice(root);

/** The duel with this id, if it is the one on the table. */
export const selectDuelTable = (root: DuelRoot, gameId: string): DuelTable | null => {
  const duel = selectDuel(root);
  return duel.phase === 'open' && duel.duel.gameId === gameId ? duel : null;
};
