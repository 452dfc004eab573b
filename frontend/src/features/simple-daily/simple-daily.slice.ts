import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { SimpleDaily } from '@tessera/contracts';
import type { PlainDate } from '@tessera/rules';
import { rootReducer } from '../../store/root-reducer';

/** A simple daily on the table: the server leads through it, only the hand is the player's. */
export interface SimpleTable {
  phase: 'open';
  game: SimpleDaily;
  /** The letter that is chosen but not selected yet. */
  draft: string | null;
  /** The cell that holds the letter in hand: it may still be moved. */
  loose: number | null;
  notice: string | null;
  /** How many there were, so that the same one again is said again. */
  notices: number;
  acting: boolean;
  /** The server can't be reached. */
  isLineLost: boolean;
  /** It was completed before this tab's eyes. */
  fresh: boolean;
  /** What the server said when it was asked for another one. */
  alreadyPlayed: string | null;
}

export type SimpleSlice =
  | { phase: 'idle' | 'opening' }
  | { phase: 'failed'; detail: string }
  /** Completed before, and its grid cannot be had now. */
  | { phase: 'played'; detail: string }
  | SimpleTable;

type Hand = Partial<Pick<SimpleTable, 'draft' | 'loose'>>;

const openTable = (game: SimpleDaily, alreadyPlayed: string | null): SimpleTable => ({
  phase: 'open',
  game,
  draft: null,
  loose: null,
  notice: null,
  notices: 0,
  acting: false,
  isLineLost: false,
  fresh: false,
  alreadyPlayed,
});

/** The table with what the server answered; what of the hand no longer fits goes. */
function learn(table: SimpleTable, game: SimpleDaily): SimpleTable {
  const nextRound = game.currentRound !== table.game.currentRound || game.status === 'completed';
  return {
    ...table,
    game,
    draft: game.roundState === 'AWAITING_LETTER' && !nextRound ? table.draft : null,
    loose: nextRound ? null : table.loose,
    notice: null,
    fresh: table.fresh || (game.status === 'completed' && table.game.status === 'active'),
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
    gameOpened: (_, { payload }: PayloadAction<SimpleDaily>): SimpleSlice => openTable(payload, null),
    alreadyPlayed: (
      _,
      { payload: { game, detail } }: PayloadAction<{ game: SimpleDaily | null; detail: string }>,
    ): SimpleSlice => (game ? openTable(game, detail) : { phase: 'played', detail }),
    handChanged: (state, { payload }: PayloadAction<Hand>): SimpleSlice =>
      onTable(state, (table) => ({ ...table, notice: null, ...payload })),
    stepRejected: (state, { payload: notice }: PayloadAction<string>): SimpleSlice =>
      onTable(state, (table) => ({ ...table, notice, notices: table.notices + 1 })),
    actingChanged: (state, { payload: acting }: PayloadAction<boolean>): SimpleSlice =>
      onTable(state, (table) => ({ ...table, acting })),
    lineChanged: (state, { payload }: PayloadAction<'lost' | 'found'>): SimpleSlice =>
      onTable(state, (table) => ({ ...table, isLineLost: payload === 'lost' })),
    gameLearnt: (state, { payload: game }: PayloadAction<SimpleDaily>): SimpleSlice =>
      onTable(state, (table) => (table.game.gameId === game.gameId ? learn(table, game) : table)),
    pageLeft: (): SimpleSlice => ({ phase: 'idle' }),
  },
});

const onTable = (state: SimpleSlice, change: (table: SimpleTable) => SimpleTable): SimpleSlice =>
  state.phase === 'open' ? change(state) : state;

export const simpleActions = slice.actions;

/** The part of the store's state that the simple daily reads: its own. */
export interface SimpleRoot {
  api: unknown;
  simpleDaily?: SimpleSlice;
}

export type SimpleThunk<Result = void> = ThunkAction<Result, SimpleRoot, unknown, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectSimple = (root: SimpleRoot): SimpleSlice => injected.selectSlice(root);

export const selectSimpleTable = (root: SimpleRoot): SimpleTable | null => {
  const simple = selectSimple(root);
  return simple.phase === 'open' ? simple : null;
};

export const isOfAnotherDay = (simple: SimpleSlice, today: PlainDate): boolean =>
  simple.phase === 'open' && simple.game.status === 'completed' && simple.game.dailyChallengeDate < today;
