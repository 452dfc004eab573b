import { EMPTY_GRID, isCellIndex, isLetter, withLetter, type Grid, type Letter } from './grid.js';
import { blindLetterOf, isOddRound, ROUNDS } from './rounds.js';

/** One submitted round. `cellIndex` is the cell 0-15 in which the letter was placed. */
export interface DailyMove {
  round: number;
  letter: Letter;
  cellIndex: number;
}

/** A daily in progress. Everything else about it follows from these fields. */
export interface DailyState {
  readonly blindLetters: readonly Letter[];
  /** 1-16; stays 16 once the last letter has been submitted. */
  readonly round: number;
  /** The current letter: the blind one or the player's choice; null until the player has chosen. */
  readonly letter: Letter | null;
  /** The cell 0-15 of the current letter before it is submitted; null if it isn't on the grid. */
  readonly stagedCell: number | null;
  /** Submitted letters only. */
  readonly grid: Grid;
  readonly moves: readonly DailyMove[];
}

export type DailyCommand =
  /** Chooses the letter of an even round and, if a cell is given, stages it there. */
  | { kind: 'choose'; letter: Letter; cellIndex?: number }
  /** Takes back the choice of an even round. */
  | { kind: 'reset' }
  /** Stages the current letter on a cell, or moves it there. */
  | { kind: 'stage'; cellIndex: number }
  /** Makes the placement final and goes on to the next round. */
  | { kind: 'submit' };

export type DailyRejection =
  | 'ODD_ROUND'
  | 'BAD_CELL'
  | 'CELL_OCCUPIED'
  | 'BAD_LETTER'
  | 'NO_LETTER'
  | 'NOT_STAGED'
  | 'COMPLETED';

export type DailyOutcome =
  | { state: DailyState; rejection?: never }
  | { state?: never; rejection: DailyRejection };

export const isDailyComplete = ({ moves }: DailyState): boolean => moves.length === ROUNDS;

/** `selecting` until an even round's letter has been chosen, otherwise `placing`, even after completion. */
export const roundStateOf = (state: DailyState): 'selecting' | 'placing' =>
  state.letter === null && !isDailyComplete(state) ? 'selecting' : 'placing';

/** The grid as the player sees it: the submitted letters and the staged one. */
export const shownGrid = ({ grid, stagedCell, letter }: DailyState): Grid =>
  stagedCell !== null && letter !== null ? withLetter(grid, stagedCell, letter) : grid;

const roundStart = (blindLetters: readonly Letter[], moves: readonly DailyMove[], grid: Grid): DailyState => {
  const round = Math.min(moves.length + 1, ROUNDS);
  const letter = moves.length < ROUNDS ? blindLetterOf(round, blindLetters) : null;
  return { blindLetters, round, letter, stagedCell: null, grid, moves };
};

/** Round 1 of a daily. `blindLetters` are the date's eight letters, in the order of their rounds. */
export const newDaily = (blindLetters: readonly Letter[]): DailyState =>
  roundStart(blindLetters, [], EMPTY_GRID);

/**
 * Applies one command: returns the next state, or why the command is rejected. Never modifies its arguments.
 */
export function applyDaily(state: DailyState, command: DailyCommand): DailyOutcome {
  if (isDailyComplete(state)) return { rejection: 'COMPLETED' };
  switch (command.kind) {
    case 'choose': {
      if (isOddRound(state.round)) return { rejection: 'ODD_ROUND' };
      if (!isLetter(command.letter)) return { rejection: 'BAD_LETTER' };
      const chosen = { ...state, letter: command.letter };
      return command.cellIndex === undefined ? { state: chosen } : stage(chosen, command.cellIndex);
    }
    case 'reset':
      return isOddRound(state.round)
        ? { rejection: 'ODD_ROUND' }
        : { state: { ...state, letter: null, stagedCell: null } };
    case 'stage':
      return stage(state, command.cellIndex);
    case 'submit':
      return submit(state);
  }
}

function stage(state: DailyState, cellIndex: number): DailyOutcome {
  if (state.letter === null) return { rejection: 'NO_LETTER' };
  if (!isCellIndex(cellIndex)) return { rejection: 'BAD_CELL' };
  if (state.grid[cellIndex] !== null) return { rejection: 'CELL_OCCUPIED' };
  return { state: { ...state, stagedCell: cellIndex } };
}

function submit({ blindLetters, round, letter, stagedCell, grid, moves }: DailyState): DailyOutcome {
  if (letter === null) return { rejection: 'NO_LETTER' };
  if (stagedCell === null) return { rejection: 'NOT_STAGED' };
  const played = [...moves, { round, letter, cellIndex: stagedCell }];
  return { state: roundStart(blindLetters, played, withLetter(grid, stagedCell, letter)) };
}

/**
 * Replays a list of moves; null if they aren't the first rounds of a legal game with these blind letters.
 * This is how stored moves are read, so they may be any value. Unknown fields are dropped.
 */
export function replayDaily(blindLetters: readonly Letter[], moves: unknown): DailyState | null {
  if (!Array.isArray(moves)) return null;
  let state = newDaily(blindLetters);
  for (const entry of moves as unknown[]) {
    // The comparisons and commands below check every field, whatever its type.
    const move = Object(entry) as DailyMove;
    if (move.round !== state.moves.length + 1) return null;
    const commands: DailyCommand[] = [
      ...(isOddRound(move.round) ? [] : [{ kind: 'choose', letter: move.letter } as const]),
      { kind: 'stage', cellIndex: move.cellIndex },
      { kind: 'submit' },
    ];
    for (const command of commands) {
      const { state: next } = applyDaily(state, command);
      if (!next) return null;
      state = next;
    }
    if (state.moves.at(-1)?.letter !== move.letter) return null;
  }
  return state;
}

/** Whether the later moves begin with the earlier ones. */
export const continuesFrom = (earlier: readonly DailyMove[], later: readonly DailyMove[]): boolean =>
  earlier.every(({ letter, cellIndex }, index) => {
    const move = later[index];
    return move?.letter === letter && move.cellIndex === cellIndex;
  });
