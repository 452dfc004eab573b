import { CELLS, LETTERS } from '@tessera/rules';
import { SHIFTS, type Board } from './board.js';
import { BLIND_ODDS, LETTER_CODES } from './letter-codes.js';
import { EVEN_ROUNDS } from './letter-order.js';
import type { ValueTables } from './value-tables.js';

/** A letter on a cell, and the value of the resulting position. */
export interface Candidate {
  cell: number;
  code: number;
  value: number;
}

/**
 * How far a search looks ahead: `plies` of its own moves, and in each ply the `width` most promising ones.
 */
export interface Depth {
  plies: number;
  width: number;
}

/** Used in place of a letter code when the player chooses the letter. */
export const OWN_CHOICE = 0;

const MAX_MOVES = CELLS * LETTERS.length;

/** Creates a search that evaluates positions with these tables. It leaves boards unchanged. */
export function createSearch(tables: ValueTables, { isOwn, offsets } = EVEN_ROUNDS) {
  // Buffers for the moves listed last, reused so that nothing is allocated. They are read before the next
  // listing.
  const cells = new Uint8Array(MAX_MOVES);
  const codes = new Uint8Array(MAX_MOVES);
  const values = new Float64Array(MAX_MOVES);

  /**
   * Lists all moves with this letter code, or with all 26 letters for `OWN_CHOICE`, and returns their number.
   */
  const list = (board: Board, code: number): number => {
    const table = tables[board.filled + 1]!;
    const sum = board.sum(table) + offsets[board.filled + 1]!;
    const first = code || 1;
    const last = code || LETTER_CODES;
    let count = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if (board.cells[cell]) continue;
      const row = board.rows[cell >> 2]!;
      const column = board.columns[cell & 3]!;
      const rowShift = SHIFTS[cell & 3]!;
      const columnShift = SHIFTS[cell >> 2]!;
      const rest = sum - table[row]! - table[column]!;
      for (let letter = first; letter <= last; letter++) {
        cells[count] = cell;
        codes[count] = letter;
        values[count] = rest + table[row | (letter << rowShift)]! + table[column | (letter << columnShift)]!;
        count++;
      }
    }
    return count;
  };

  const candidate = (at: number): Candidate => ({ cell: cells[at]!, code: codes[at]!, value: values[at]! });

  /** The best move without looking ahead; the first of several equal ones. */
  const best = (board: Board, code: number): Candidate => {
    const count = list(board, code);
    let at = 0;
    for (let i = 1; i < count; i++) if (values[i]! > values[at]!) at = i;
    return candidate(at);
  };

  /** The most promising moves without looking ahead, best first, at most `width`. */
  const top = (board: Board, code: number, width: number): Candidate[] => {
    const count = list(board, code);
    const order: number[] = [];
    for (let i = 0; i < count; i++) {
      const value = values[i]!;
      let place = order.length;
      if (place === width && value <= values[order[width - 1]!]!) continue;
      if (place === width) place--;
      for (; place > 0 && values[order[place - 1]!]! < value; place--) order[place] = order[place - 1]!;
      order[place] = i;
    }
    return order.map(candidate);
  };

  /**
   * The best move, looking ahead. `code` is the letter to place or `OWN_CHOICE`. The board must have an empty
   * cell.
   */
  const decide = (board: Board, code: number, { plies, width }: Depth): Candidate => {
    const lastRound = board.filled === CELLS - 1;
    if (plies <= 1 || lastRound) return best(board, code);
    const depth = { plies: plies - 1, width };
    let chosen: Candidate | undefined;
    for (const move of top(board, code, width)) {
      board.put(move.cell, move.code);
      move.value = valueBefore(board, depth);
      board.take(move.cell);
      if (!chosen || move.value > chosen.value) chosen = move;
    }
    return chosen!;
  };

  /**
   * The value of a position at the beginning of a round, or of the full board: that of the best choice if the
   * player chooses the letter, otherwise the mean over the blind letters.
   */
  const valueBefore = (board: Board, depth: Depth): number => {
    if (board.filled === CELLS) return board.sum(tables[CELLS]!);
    if (isOwn(board.filled)) return decide(board, OWN_CHOICE, depth).value;
    if (depth.plies <= 1) return blindValue(board);
    let value = 0;
    for (let code = 1; code <= LETTER_CODES; code++) {
      value += BLIND_ODDS[code]! * decide(board, code, depth).value;
    }
    return value;
  };

  const bestByLetter = new Float64Array(LETTER_CODES + 1);

  /** `valueBefore` for a blind letter without looking ahead: finds the best cells of all letters in one pass. */
  const blindValue = (board: Board): number => {
    const count = list(board, OWN_CHOICE);
    bestByLetter.fill(0);
    for (let i = 0; i < count; i++) {
      const code = codes[i]!;
      if (values[i]! > bestByLetter[code]!) bestByLetter[code] = values[i]!;
    }
    let value = 0;
    for (let code = 1; code <= LETTER_CODES; code++) value += BLIND_ODDS[code]! * bestByLetter[code]!;
    return value;
  };

  return { top, decide, valueBefore };
}

export type Search = ReturnType<typeof createSearch>;
