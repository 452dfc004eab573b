import { CELLS, LETTERS, SIDE, type Grid, type Letter } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { LETTER_CODES, codeOf, gridOf } from './letter-codes.js';
import { FANOUT, buildTrie } from './word-trie.js';

/** A perfect grid with these letters; or none, and whether it is certain that there is none. */
export type PerfectGridResult = { grid: Grid } | { grid: null; isProven: boolean };

export interface PerfectGridOptions {
  /** How many letters the search may set before it gives up undecided; the same search everywhere. */
  maxNodes?: number;
}

/** Some 20 ms, which one draw in fifteen uses up; a witness is usually found in a thousandth of it. */
const MAX_NODES = 200_000;

/** Searches for grids that have a word of four letters in all eight lines. */
export function createPerfectGridSearch(words: readonly string[]) {
  const { masks, next } = buildTrie(words);
  const commonestFirst = byFrequency(words);

  return (blind: readonly Letter[], { maxNodes = MAX_NODES }: PerfectGridOptions = {}): PerfectGridResult => {
    const needed = new Int8Array(LETTER_CODES + 1);
    for (const letter of blind) needed[codeOf(letter)]!++;
    const rarestFirst = commonestFirst.toReversed().filter((code) => needed[code]! > 0);
    let free = CELLS - blind.length;
    let nodes = 0;
    const cells = new Uint8Array(CELLS);
    // By cell, where its column's word has got to; a row's first cells start at the root.
    const columns = new Int32Array(CELLS + SIDE);

    const goOn = (cell: number, rowNode: number, code: number): boolean => {
      cells[cell] = code;
      columns[cell + SIDE] = next[columns[cell]! * FANOUT + code]!;
      return fill(cell + 1, cell % SIDE === SIDE - 1 ? 0 : next[rowNode * FANOUT + code]!);
    };

    /** Fills the grid in reading order from this cell on, so that rows and columns stay beginnings of words. */
    const fill = (cell: number, rowNode: number): boolean => {
      if (cell === CELLS) return true;
      if (++nodes > maxNodes) return false;
      const allowed = masks[rowNode]! & masks[columns[cell]!]!;
      if (allowed === 0) return false;
      for (const code of rarestFirst) {
        if (needed[code] === 0 || !((allowed >> code) & 1)) continue;
        needed[code]!--;
        if (goOn(cell, rowNode, code)) return true;
        needed[code]!++;
      }
      if (free === 0) return false;
      free--;
      for (const code of commonestFirst) {
        if (needed[code]! > 0 || !((allowed >> code) & 1)) continue;
        if (goOn(cell, rowNode, code)) return true;
      }
      free++;
      return false;
    };

    if (fill(0, 0)) return { grid: gridOf(cells) };
    return { grid: null, isProven: nodes <= maxNodes };
  };
}

function byFrequency(words: readonly string[]): number[] {
  const text = words.filter((word) => word.length === SIDE).join('');
  const count = (letter: Letter): number => text.split(letter).length;
  return LETTERS.toSorted((a, b) => count(b) - count(a)).map(codeOf);
}

let search: ReturnType<typeof createPerfectGridSearch> | undefined;

/**
 * Is there a grid that scores 32 by the lexicon and contains these letters (at most 16)? A witness that can be
 * checked, or null. Depth first, rarest required letter first: usually a fraction of a millisecond.
 */
export const findPerfectGrid = (blind: readonly Letter[], options?: PerfectGridOptions): PerfectGridResult =>
  (search ??= createPerfectGridSearch(VALID_WORDS))(blind, options);
