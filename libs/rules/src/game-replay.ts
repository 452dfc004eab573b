import { EMPTY_GRID, isCellIndex, isLetter, withLetter, type Grid, type Letter } from './grid.js';
import { ROUNDS } from './rounds.js';
import type { GridScore, Scorer } from './scoring.js';

/** A player of a replay: 0 is player 1, 1 is player 2 or the bot. */
export type ReplaySide = 0 | 1;

/** Something that each player of a replay has, player 1 first. */
export type Both<Value> = readonly [Value, Value];

/** A completed game with two grids: all that happened, by round. */
export interface PlayedGame {
  readonly letters: readonly Letter[];
  /** Who chose the letter, or that it was a blind one. */
  readonly chosenBy: readonly (ReplaySide | 'blind')[];
  /** Where each player placed it. */
  readonly cells: Both<readonly number[]>;
}

/** One step of a replay: both grids after a round, and what happened in it. */
export interface ReplayFrame {
  /** 1-16; 0 is the start, with empty grids. */
  readonly round: number;
  /** Null at the start. */
  readonly letter: Letter | null;
  /** Null at the start. */
  readonly chosenBy: ReplaySide | 'blind' | null;
  /** Where each player placed the letter; null at the start. */
  readonly cells: Both<number | null>;
  readonly grids: Both<Grid>;
  /** What the grids would score if the game ended here. */
  readonly scores: Both<GridScore>;
}

/**
 * A completed game step by step: the start and the sixteen rounds. Throws a RangeError that names the first
 * impossible or missing round.
 */
export function replayFrames(
  { letters, chosenBy, cells }: PlayedGame,
  scoreGrid: Scorer['scoreGrid'],
): ReplayFrame[] {
  const nothing = scoreGrid(EMPTY_GRID);
  const frames: ReplayFrame[] = [
    {
      round: 0,
      letter: null,
      chosenBy: null,
      cells: [null, null],
      grids: [EMPTY_GRID, EMPTY_GRID],
      scores: [nothing, nothing],
    },
  ];
  for (let round = 1; round <= ROUNDS; round++) {
    const letter = letters[round - 1];
    const impossible = new RangeError(`round ${round} cannot be`);
    if (!isLetter(letter)) throw impossible;
    const place = (side: ReplaySide) => {
      const cell = cells[side][round - 1];
      const grid = frames[round - 1]!.grids[side];
      if (!isCellIndex(cell) || grid[cell] !== null) throw impossible;
      return { cell, grid: withLetter(grid, cell, letter) };
    };
    const [first, second] = [place(0), place(1)];
    frames.push({
      round,
      letter,
      chosenBy: chosenBy[round - 1] ?? null,
      cells: [first.cell, second.cell],
      grids: [first.grid, second.grid],
      scores: [scoreGrid(first.grid), scoreGrid(second.grid)],
    });
  }
  return frames;
}
