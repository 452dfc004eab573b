import { CELLS, LETTERS, SIDE, type Grid, type Letter } from '@tessera/rules';
import { validWordsOf } from '@tessera/words';
import { LETTER_CODES, codeOf, gridOf } from './letter-codes.js';
import { oncePerVersion } from './lexicon-tables.js';
import { FANOUT, buildTrie } from './word-trie.js';

/** A perfect grid with these letters, or null and whether it is proved that there is none. */
export type PerfectGridResult = { grid: Grid } | { grid: null; isProven: boolean };

export interface PerfectGridOptions {
  /**
   * How many letters the search may place before it gives up. Not a time limit, so results are reproducible.
   */
  maxNodes?: number;
  /** The version of the lexicon; by default the current one. */
  lexicon?: string | undefined;
}

/** About 20 ms, which one draw in fifteen uses up. A witness is usually found in a thousandth of that. */
const MAX_NODES = 200_000;

/** Creates a search for grids that have one of these four-letter words in each of the eight lines. */
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
    // For each cell, the trie node of its column's word so far. The first row starts at the root.
    const columns = new Int32Array(CELLS + SIDE);

    const goOn = (cell: number, rowNode: number, code: number): boolean => {
      cells[cell] = code;
      columns[cell + SIDE] = next[columns[cell]! * FANOUT + code]!;
      return fill(cell + 1, cell % SIDE === SIDE - 1 ? 0 : next[rowNode * FANOUT + code]!);
    };

    /**
     * Fills the grid in reading order from this cell on, so that every row and column stays a prefix of a
     * word.
     */
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

const searchOf = oncePerVersion((version) => createPerfectGridSearch(validWordsOf(version)));

/**
 * Searches for a grid that scores 32 and contains these letters (at most 16): a witness that anyone can
 * check. Depth first, rarest required letter first; usually takes a fraction of a millisecond.
 */
export const findPerfectGrid = (blind: readonly Letter[], options?: PerfectGridOptions): PerfectGridResult =>
  searchOf(options?.lexicon)(blind, options);
