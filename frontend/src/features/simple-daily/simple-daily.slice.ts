import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SimpleDaily } from '@tessera/contracts/daily';
import type { PlainDate } from '@tessera/rules';
import { rootReducer, type RootWith } from '../../store/create-store';

/** A simple daily on the board. The game comes from the server; only the hand is local. */
export interface SimpleBoardState {
  phase: 'open';
  game: SimpleDaily;
  /** The letter that is chosen but not selected yet. */
  draft: string | null;
  /** The cell of the letter in hand, which can still be moved. */
  stagedCell: number | null;
  notice: string | null;
  /** Counts the notices, so that a repeated one is announced again. */
  notices: number;
  acting: boolean;
  /** The server can't be reached. */
  isConnectionLost: boolean;
  /** The game was completed while this tab had it open. */
  fresh: boolean;
  /** The server's message when it rejected a second game. */
  alreadyPlayed: string | null;
}

export type SimpleSlice =
  | { phase: 'idle' | 'opening' }
  | { phase: 'failed'; detail: string }
  /** Already completed, but its grid could not be loaded. */
  | { phase: 'played'; detail: string }
  | SimpleBoardState;

type Hand = Partial<Pick<SimpleBoardState, 'draft' | 'stagedCell'>>;

const openBoard = (game: SimpleDaily, alreadyPlayed: string | null): SimpleBoardState => ({
  phase: 'open',
  game,
  draft: null,
  stagedCell: null,
  notice: null,
  notices: 0,
  acting: false,
  isConnectionLost: false,
  fresh: false,
  alreadyPlayed,
});

/** Applies the server's response. Drops whatever no longer fits from the hand. */
function applyServerState(board: SimpleBoardState, game: SimpleDaily): SimpleBoardState {
  const nextRound = game.currentRound !== board.game.currentRound || game.status === 'completed';
  return {
    ...board,
    game,
    draft: game.roundState === 'AWAITING_LETTER' && !nextRound ? board.draft : null,
    stagedCell: nextRound ? null : board.stagedCell,
    notice: null,
    fresh: board.fresh || (game.status === 'completed' && board.game.status === 'active'),
  };
}

const initialState = { phase: 'idle' } as SimpleSlice;

const slice = createSlice({
  name: 'simpleDaily',
  initialState,
  reducers: {
    openingStarted: (): SimpleSlice => ({ phase: 'opening' }),
    openingFailed: (_, { payload: detail }: PayloadAction<string>): SimpleSlice => ({
      phase: 'failed',
      detail,
    }),
    gameOpened: (_, { payload }: PayloadAction<SimpleDaily>): SimpleSlice => openBoard(payload, null),
    alreadyPlayed: (
      _,
      { payload: { game, detail } }: PayloadAction<{ game: SimpleDaily | null; detail: string }>,
    ): SimpleSlice => (game ? openBoard(game, detail) : { phase: 'played', detail }),
    handChanged: (state, { payload }: PayloadAction<Hand>): SimpleSlice =>
      updateBoard(state, (board) => ({ ...board, notice: null, ...payload })),
    stepRejected: (state, { payload: notice }: PayloadAction<string>): SimpleSlice =>
      updateBoard(state, (board) => ({ ...board, notice, notices: board.notices + 1 })),
    actingChanged: (state, { payload: acting }: PayloadAction<boolean>): SimpleSlice =>
      updateBoard(state, (board) => ({ ...board, acting })),
    connectionChanged: (state, { payload }: PayloadAction<'lost' | 'found'>): SimpleSlice =>
      updateBoard(state, (board) => ({ ...board, isConnectionLost: payload === 'lost' })),
    gameLearned: (state, { payload: game }: PayloadAction<SimpleDaily>): SimpleSlice =>
      updateBoard(state, (board) =>
        board.game.gameId === game.gameId ? applyServerState(board, game) : board,
      ),
    pageLeft: (): SimpleSlice => ({ phase: 'idle' }),
  },
});

const updateBoard = (
  state: SimpleSlice,
  change: (board: SimpleBoardState) => SimpleBoardState,
): SimpleSlice => (state.phase === 'open' ? change(state) : state);

export const simpleActions = slice.actions;

export type SimpleRoot = RootWith<'simpleDaily', SimpleSlice>;

export type SimpleThunk<Result = void> = ThunkAction<Result, SimpleRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectSimple = (root: SimpleRoot): SimpleSlice => injected.selectSlice(root);

export const selectSimpleBoard = (root: SimpleRoot): SimpleBoardState | null => {
  const simple = selectSimple(root);
  return simple.phase === 'open' ? simple : null;
};

export const isOfAnotherDay = (simple: SimpleSlice, today: PlainDate): boolean =>
  simple.phase === 'open' && simple.game.status === 'completed' && simple.game.dailyChallengeDate < today;
