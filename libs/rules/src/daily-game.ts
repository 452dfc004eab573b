import { EMPTY_GRID, isCellIndex, isLetter, withLetter, type Grid, type Letter } from './grid.js';
import { blindLetterOf, isOddRound, ROUNDS } from './rounds.js';

/** One submitted round: `cellIndex` is the cell 0-15 that the letter went to. */
export interface DailyMove {
  round: number;
  letter: Letter;
  cellIndex: number;
}

/** A daily while it is played. Everything else about it follows from these fields. */
export interface DailyState {
  readonly blindLetters: readonly Letter[];
  /** 1-16; stays 16 once the last letter is submitted. */
  readonly round: number;
  /** The letter in hand: the blind one, or the player's choice, null while that is still due. */
  readonly letter: Letter | null;
  /** Where the letter in hand lies, still movable, or null. */
  readonly stagedCell: number | null;
  /** Submitted letters only. */
  readonly grid: Grid;
  readonly moves: readonly DailyMove[];
}

export type DailyCommand =
  /** Picks the letter of an even round; with a cell, lays it there at once. */
  | { kind: 'choose'; letter: Letter; cellIndex?: number }
  /** Takes the choice of an even round back. */
  | { kind: 'reset' }
  /** Lays the letter in hand on a cell, or moves it there. */
  | { kind: 'lay'; cellIndex: number }
  /** Fixes the letter where it lies and goes on to the next round. */
  | { kind: 'submit' };

export type DailyRejection =
  'ODD_ROUND' | 'BAD_CELL' | 'CELL_OCCUPIED' | 'BAD_LETTER' | 'NO_LETTER' | 'NOT_LAID' | 'COMPLETED';

export type DailyOutcome =
  { state: DailyState; rejection?: never } | { state?: never; rejection: DailyRejection };

export const isDailyComplete = ({ moves }: DailyState): boolean => moves.length === ROUNDS;

/** `selecting` while an even round's letter is due, `placing` otherwise, also once the game is complete. */
export const roundStateOf = (state: DailyState): 'selecting' | 'placing' =>
  state.letter === null && !isDailyComplete(state) ? 'selecting' : 'placing';

/** The grid as the player sees it: the submitted letters and the one that still lies loose. */
export const shownGrid = ({ grid, stagedCell, letter }: DailyState): Grid =>
  stagedCell !== null && letter !== null ? withLetter(grid, stagedCell, letter) : grid;

const roundStart = (blindLetters: readonly Letter[], moves: readonly DailyMove[], grid: Grid): DailyState => {
  const round = Math.min(moves.length + 1, ROUNDS);
  const letter = moves.length < ROUNDS ? blindLetterOf(round, blindLetters) : null;
  return { blindLetters, round, letter, stagedCell: null, grid, moves };
};

/** Round 1 of a daily with the day's eight letters in the order of their rounds. */
export const newDaily = (blindLetters: readonly Letter[]): DailyState =>
  roundStart(blindLetters, [], EMPTY_GRID);

/** One step of the daily: the next state, or why there is none. Never changes its arguments. */
export function applyDaily(state: DailyState, command: DailyCommand): DailyOutcome {
  if (isDailyComplete(state)) return { rejection: 'COMPLETED' };
  switch (command.kind) {
    case 'choose': {
      if (isOddRound(state.round)) return { rejection: 'ODD_ROUND' };
      if (!isLetter(command.letter)) return { rejection: 'BAD_LETTER' };
      const chosen = { ...state, letter: command.letter };
      return command.cellIndex === undefined ? { state: chosen } : lay(chosen, command.cellIndex);
    }
    case 'reset':
      return isOddRound(state.round)
        ? { rejection: 'ODD_ROUND' }
        : { state: { ...state, letter: null, stagedCell: null } };
    case 'lay':
      return lay(state, command.cellIndex);
    case 'submit':
      return submit(state);
  }
}

function lay(state: DailyState, cellIndex: number): DailyOutcome {
  if (state.letter === null) return { rejection: 'NO_LETTER' };
  if (!isCellIndex(cellIndex)) return { rejection: 'BAD_CELL' };
  if (state.grid[cellIndex] !== null) return { rejection: 'CELL_OCCUPIED' };
  return { state: { ...state, stagedCell: cellIndex } };
}

function submit({ blindLetters, round, letter, stagedCell, grid, moves }: DailyState): DailyOutcome {
  if (letter === null) return { rejection: 'NO_LETTER' };
  if (stagedCell === null) return { rejection: 'NOT_LAID' };
  const played = [...moves, { round, letter, cellIndex: stagedCell }];
  return { state: roundStart(blindLetters, played, withLetter(grid, stagedCell, letter)) };
}

/**
 * The daily after a list of moves, as if they had just been played; null if they are not the
 * first rounds of a legal game with these blind letters. What comes from storage goes through here,
 * so that the moves may be anything at all; fields that a move does not have are dropped.
 */
export function replayDaily(blindLetters: readonly Letter[], moves: unknown): DailyState | null {
  if (!Array.isArray(moves)) return null;
  let state = newDaily(blindLetters);
  for (const entry of moves as unknown[]) {
    // The comparisons and the commands below check every field, whatever its type.
    const move = Object(entry) as DailyMove;
    if (move.round !== state.moves.length + 1) return null;
    const commands: DailyCommand[] = [
      ...(isOddRound(move.round) ? [] : [{ kind: 'choose', letter: move.letter } as const]),
      { kind: 'lay', cellIndex: move.cellIndex },
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
