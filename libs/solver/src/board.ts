import { CELLS, SIDE, type Grid } from '@tessera/rules';
import { codeOf } from './letter-codes.js';

/** A value for each of the 2^20 patterns of a line: five bits per cell, first cell highest. */
export type LineTable = Uint8Array | Float32Array;

export const PATTERNS = 2 ** 20;

/** How far a letter code is shifted in a line's pattern, by its position in the line. */
export const SHIFTS: readonly number[] = [15, 10, 5, 0];

/**
 * A mutable grid for searches, which put letters on it and take them off again. Its eight lines are kept as
 * patterns.
 */
export class Board {
  readonly cells = new Uint8Array(CELLS);
  readonly rows = new Int32Array(SIDE);
  readonly columns = new Int32Array(SIDE);
  /** The number of cells with a letter. */
  filled = 0;

  static of(grid: Grid): Board {
    const board = new Board();
    for (const [cell, letter] of grid.entries()) {
      if (letter !== null) board.put(cell, codeOf(letter));
    }
    return board;
  }

  put(cell: number, code: number): void {
    this.flip(cell, code);
    this.cells[cell] = code;
    this.filled++;
  }

  take(cell: number): void {
    this.flip(cell, this.cells[cell]!);
    this.cells[cell] = 0;
    this.filled--;
  }

  /** The sum of the eight lines' values. */
  sum(table: LineTable): number {
    let sum = 0;
    for (let i = 0; i < SIDE; i++) sum += table[this.rows[i]!]! + table[this.columns[i]!]!;
    return sum;
  }

  private flip(cell: number, code: number): void {
    this.rows[cell >> 2]! ^= code << SHIFTS[cell & 3]!;
    this.columns[cell & 3]! ^= code << SHIFTS[cell >> 2]!;
  }
}
