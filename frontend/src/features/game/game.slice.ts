import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Envelope, LiveGameView } from '@tessera/contracts/live';
import type { LiveCommand, Seat } from '@tessera/rules';
import { rootReducer, type RootWith } from '../../store/create-store';
import type { Services } from '../../store/services';
import type { Connection } from '../../live/live-client';
import {
  confirm,
  applyMessage,
  openBoard,
  rollBack,
  send,
  sync,
  type Hand,
  type LiveBoardState,
  type RematchState,
  type GameBoardState,
} from './state/board-state';

export interface GameSlice {
  connection: Connection;
  board: GameBoardState;
}

const initialState = {
  connection: { state: 'connecting' },
  board: { phase: 'idle' },
} as GameSlice;

const slice = createSlice({
  name: 'liveGame',
  initialState,
  reducers: {
    connectionChanged: (state, { payload }: PayloadAction<Connection>) => ({ ...state, connection: payload }),
    /** This tab has saved the game, which is shown until the server responds. */
    gameRestored: (state, { payload: board }: PayloadAction<LiveBoardState>): GameSlice => ({
      ...state,
      board,
    }),
    openingStarted: (state, { payload: gameId }: PayloadAction<string>) => ({
      ...state,
      board: { phase: 'opening' as const, gameId },
    }),
    invited: (state, { payload }: PayloadAction<{ gameId: string; from: string | null }>) => ({
      ...state,
      board: { phase: 'invited' as const, ...payload },
    }),
    openingFailed: (
      state,
      { payload }: PayloadAction<Omit<Extract<GameBoardState, { phase: 'failed' }>, 'phase'>>,
    ) => ({ ...state, board: { phase: 'failed' as const, ...payload } }),
    gameOpened: (
      state,
      { payload: { game, seat } }: PayloadAction<{ game: LiveGameView; seat: Seat }>,
    ): GameSlice => {
      const { board } = state;
      const known = board.phase === 'open' && board.gameId === game.gameId && board.seat === seat;
      return { ...state, board: known ? sync(board, game) : openBoard(game, seat) };
    },
    messageReceived: (state, { payload }: PayloadAction<Envelope>): GameSlice =>
      updateBoard(state, (board) => applyMessage(board, payload)),
    gameSynced: (state, { payload }: PayloadAction<LiveGameView>): GameSlice =>
      updateBoard(state, (board) => sync(board, payload), payload.gameId),
    handChanged: (state, { payload }: PayloadAction<Hand>): GameSlice =>
      updateBoard(state, (board) => ({ ...board, ...payload })),
    stepRejected: (state, { payload: notice }: PayloadAction<string | null>): GameSlice =>
      updateBoard(state, (board) => ({ ...board, notice, notices: board.notices + 1 })),
    commandSent: (state, { payload }: PayloadAction<{ command: LiveCommand; hand: Hand }>): GameSlice =>
      updateBoard(state, (board) => send(board, payload.command, payload.hand)),
    /** The command is accepted and no longer pending. Its event, if it still arrives, changes nothing. */
    commandAccepted: (
      state,
      { payload }: PayloadAction<{ gameId: string; command: LiveCommand; version: number }>,
    ): GameSlice =>
      updateBoard(state, (board) => confirm(board, payload.command, payload.version), payload.gameId),
    commandRejected: (
      state,
      { payload }: PayloadAction<{ gameId: string; command: LiveCommand; hand: Hand }>,
    ): GameSlice =>
      updateBoard(state, (board) => rollBack(board, payload.command, payload.hand), payload.gameId),
    rematchChanged: (
      state,
      { payload: { gameId, rematch } }: PayloadAction<{ gameId: string; rematch: RematchState }>,
    ): GameSlice => updateBoard(state, (board) => ({ ...board, rematch }), gameId),
    /**
     * The board stays for a while, but the show at the end of the game isn't repeated when the player comes back. A
     * game that couldn't be opened isn't tried again elsewhere.
     */
    pageLeft: (state): GameSlice =>
      state.board.phase === 'failed'
        ? { ...state, board: { phase: 'idle' } }
        : updateBoard(state, (board) => ({ ...board, fresh: false })),
    boardClosed: (state) => ({ ...state, board: { phase: 'idle' as const } }),
  },
});

/** What arrives late may be about another game than the open one, so it names its game. */
const updateBoard = (
  state: GameSlice,
  change: (board: LiveBoardState) => LiveBoardState,
  gameId?: string,
): GameSlice => {
  if (state.board.phase !== 'open' || (gameId ?? state.board.gameId) !== state.board.gameId) return state;
  const board = change(state.board);
  return board === state.board ? state : { ...state, board };
};

export const gameActions = slice.actions;

export type GameRoot = RootWith<'liveGame', GameSlice>;

export type GameThunk<Result = void> = ThunkAction<Result, GameRoot, Services, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectLive = (root: GameRoot): GameSlice => injected.selectSlice(root);

/** The game on the board, if one is open. */
export const selectBoard = (root: GameRoot): LiveBoardState | null => {
  const { board } = selectLive(root);
  return board.phase === 'open' ? board : null;
};
