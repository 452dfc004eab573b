import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Envelope, LiveGameView } from '@tessera/contracts';
import type { LiveCommand, Seat } from '@tessera/rules';
import { rootReducer } from '../../store/root-reducer';
import type { Connection } from '../../live/live-client';
import {
  confirm,
  hear,
  openTable,
  rollBack,
  send,
  sync,
  type Hand,
  type LiveTable,
  type RematchState,
  type TableState,
} from './state/table-state';

export interface GameSlice {
  connection: Connection;
  table: TableState;
}

const initialState = {
  connection: { state: 'connecting' },
  table: { phase: 'idle' },
} as GameSlice;

const slice = createSlice({
  name: 'liveGame',
  initialState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => ({ ...state, connection: payload }),
    /** The tab had kept the game: it shows until the server has answered. */
    gameRestored: (state, { payload: table }: PayloadAction<LiveTable>): GameSlice => ({ ...state, table }),
    openingStarted: (state, { payload: gameId }: PayloadAction<string>) => ({
      ...state,
      table: { phase: 'opening' as const, gameId },
    }),
    openingFailed: (
      state,
      { payload }: PayloadAction<Omit<Extract<TableState, { phase: 'failed' }>, 'phase'>>,
    ) => ({ ...state, table: { phase: 'failed' as const, ...payload } }),
    gameOpened: (
      state,
      { payload: { game, seat } }: PayloadAction<{ game: LiveGameView; seat: Seat }>,
    ): GameSlice => {
      const { table } = state;
      const known = table.phase === 'open' && table.gameId === game.gameId && table.seat === seat;
      return { ...state, table: known ? sync(table, game) : openTable(game, seat) };
    },
    messageHeard: (state, { payload }: PayloadAction<Envelope>): GameSlice =>
      onTable(state, (table) => hear(table, payload)),
    gameSynced: (state, { payload }: PayloadAction<LiveGameView>): GameSlice =>
      onTable(state, (table) => (table.gameId === payload.gameId ? sync(table, payload) : table)),
    handChanged: (state, { payload }: PayloadAction<Hand>): GameSlice =>
      onTable(state, (table) => ({ ...table, ...payload })),
    commandSent: (state, { payload }: PayloadAction<{ command: LiveCommand; hand: Hand }>): GameSlice =>
      onTable(state, (table) => send(table, payload.command, payload.hand)),
    /** Acknowledged: from now on it is no guess. Its own event, if it still comes, says nothing new. */
    commandAccepted: (
      state,
      { payload }: PayloadAction<{ command: LiveCommand; version: number }>,
    ): GameSlice => onTable(state, (table) => confirm(table, payload.command, payload.version)),
    commandRejected: (state, { payload }: PayloadAction<{ command: LiveCommand; hand: Hand }>): GameSlice =>
      onTable(state, (table) => rollBack(table, payload.command, payload.hand)),
    rematchChanged: (state, { payload }: PayloadAction<RematchState>): GameSlice =>
      onTable(state, (table) => ({ ...table, rematch: payload })),
    tableLeft: (state) => ({ ...state, table: { phase: 'idle' as const } }),
  },
});

const onTable = (state: GameSlice, change: (table: LiveTable) => LiveTable): GameSlice => {
  if (state.table.phase !== 'open') return state;
  const table = change(state.table);
  return table === state.table ? state : { ...state, table };
};

export const gameActions = slice.actions;

/** The part of the store's state that the two-player game reads: its own. */
export interface GameRoot {
  api: unknown;
  liveGame?: GameSlice;
}

export type GameThunk<Result = void> = ThunkAction<Result, GameRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectLive = (root: GameRoot): GameSlice => injected.selectSlice(root);

/** The game on the table, if one is open. */
export const selectTable = (root: GameRoot): LiveTable | null => {
  const { table } = selectLive(root);
  return table.phase === 'open' ? table : null;
};
