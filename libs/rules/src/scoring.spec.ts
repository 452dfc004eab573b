import fc from 'fast-check';
import { gridsOf } from '../test/arbitraries.js';
import { EMPTY_GRID, gridFromRows, gridFromText, withLetter, type Grid } from './grid.js';
import { cellsOf, createScorer, scoringCells, type Direction, type ScoringWord } from './scoring.js';

const scorer = createScorer(['BRAT', 'VAT', 'RAT', 'AT', 'MA', 'OR', 'ON', 'NO', 'TO']);

/** Scores a grid in which only the top row has letters. */
const topRow = (row: string) => scorer.scoreGrid(gridFromText(row.padEnd(16, '.')));

/** The definition, taken literally: of all words in a line the longest, and of several the first. */
function wordsByDefinition(grid: Grid, valid: ReadonlySet<string>): ScoringWord[] {
  const found: ScoringWord[] = [];
  for (const direction of ['horizontal', 'vertical'] as const satisfies Direction[]) {
    for (let line = 0; line < 4; line++) {
      const marks = grid.filter((_, cell) => (direction === 'horizontal' ? cell >> 2 : cell & 3) === line);
      const runs = [0, 1, 2].flatMap((start) =>
        [2, 3, 4]
          .filter((length) => start + length <= 4)
          .map((length) => marks.slice(start, start + length))
          .filter((run) => !run.includes(null) && valid.has(run.join('')))
          .map((run) => ({ word: run.join(''), direction, line, start, score: run.length })),
      );
      const [best] = runs.sort((a, b) => b.score - a.score || a.start - b.start);
      if (best) found.push(best);
    }
  }
  return found;
}

/** Few letters, including the first and last of the alphabet, so that words are frequent. */
const ALPHABET = 'ABYZ';
const wordLists = fc.uniqueArray(
  fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 2, maxLength: 4 }),
  { maxLength: 60 },
);
const grids = fc.oneof(gridsOf(ALPHABET, true), gridsOf(ALPHABET, false));

describe('a line', () => {
  it.each([
    ['BRAT', 4, 'BRAT'],
    ['MAOR', 2, 'MA'],
    ['VATE', 3, 'VAT'],
    ['XMAX', 2, 'MA'],
    ['XXAT', 2, 'AT'],
  ])('%s scores %i, for %s alone', (row, score, word) => {
    const { total, words } = topRow(row);
    expect(total).toBe(score);
    expect(words).toEqual([
      { word, direction: 'horizontal', line: 0, start: row.indexOf(word), score: word.length },
    ]);
  });

  it('scores nothing if it contains no word', () => expect(topRow('XYZQ')).toEqual({ total: 0, words: [] }));

  it('scores nothing across a gap', () => expect(topRow('M.A.')).toEqual({ total: 0, words: [] }));

  it('scores the leftmost of two words of equal length', () => {
    expect(topRow('NOON').words).toMatchObject([{ word: 'NO', start: 0 }]);
    expect(topRow('TONO').words).toMatchObject([{ word: 'TO', start: 0 }]);
  });

  it('scores the topmost of two words of equal length', () => {
    const column = gridFromRows([...'NOON'].map((mark) => [mark, null, null, null]));
    expect(scorer.scoreGrid(column).words).toEqual([
      { word: 'NO', direction: 'vertical', line: 0, start: 0, score: 2 },
    ]);
  });

  it('prefers a longer word on the right to a shorter one on the left', () => {
    expect(topRow('ORAT').words).toMatchObject([{ word: 'RAT', start: 1, score: 3 }]);
  });
});

describe('a grid', () => {
  it('scores nothing when it is empty', () => {
    expect(scorer.scoreGrid(EMPTY_GRID)).toEqual({ total: 0, words: [] });
  });

  it('scores nothing on a diagonal', () => {
    for (const cells of [
      [0, 5, 10, 15],
      [3, 6, 9, 12],
    ]) {
      const grid = cells.reduce((filled, cell, at) => withLetter(filled, cell, 'BRAT'[at]!), EMPTY_GRID);
      expect(scorer.scoreGrid(grid).total).toBe(0);
    }
  });

  it('scores at most 32, with a four-letter word in all eight lines', () => {
    const full = createScorer(['TOTO', 'OTOT']);
    const { total, words } = full.scoreGrid(gridFromText('TOTOOTOTTOTOOTOT'));
    expect(total).toBe(32);
    expect(words).toHaveLength(8);
  });

  it('scores the same word in every line that contains it', () => {
    const { total, words } = scorer.scoreGrid(gridFromText('BRATBRATBRATBRAT'));
    expect(words.filter(({ word }) => word === 'BRAT')).toHaveLength(4);
    expect(total).toBe(16);
  });

  it('scores a letter once in each direction', () => {
    const cross = gridFromText('MA..A...........');
    expect(scorer.scoreGrid(cross).words.map(({ word, direction }) => [word, direction])).toEqual([
      ['MA', 'horizontal'],
      ['MA', 'vertical'],
    ]);
  });

  it('scores exactly the words of the definition, for any word list and grid', () => {
    fc.assert(
      fc.property(wordLists, grids, (words, grid) => {
        expect(createScorer(words).scoreGrid(grid).words).toEqual(wordsByDefinition(grid, new Set(words)));
      }),
      { numRuns: 300 },
    );
  });

  it('scores the sum of its words, at most one in each of the eight lines', () => {
    fc.assert(
      fc.property(wordLists, grids, (list, grid) => {
        const { total, words } = createScorer(list).scoreGrid(grid);
        expect(words.reduce((sum, { score }) => sum + score, 0)).toBe(total);
        expect(new Set(words.map(({ direction, line }) => `${direction} ${line}`)).size).toBe(words.length);
        expect(total).toBeLessThanOrEqual(32);
      }),
    );
  });

  it('scores the same by letter codes as by letters', () => {
    fc.assert(
      fc.property(wordLists, grids, (list, grid) => {
        const { scoreCodes, scoreGrid } = createScorer(list);
        const codes = grid.map((cell) => (cell === null ? 0 : cell.charCodeAt(0) - 64));
        expect(scoreCodes(codes)).toBe(scoreGrid(grid).total);
        expect(scoreCodes(Uint8Array.from(codes))).toBe(scoreGrid(grid).total);
      }),
    );
  });

  it('never scores less with one more letter', () => {
    fc.assert(
      fc.property(wordLists, gridsOf(ALPHABET, true), fc.constantFrom(...ALPHABET), (list, grid, letter) => {
        const { scoreGrid } = createScorer(list);
        for (const [cell, before] of grid.entries()) {
          if (before !== null) continue;
          expect(scoreGrid(withLetter(grid, cell, letter)).total).toBeGreaterThanOrEqual(
            scoreGrid(grid).total,
          );
        }
      }),
    );
  });

  it('is rejected unless it has 16 cells', () => {
    expect(() => scorer.scoreGrid(EMPTY_GRID.slice(1))).toThrow(RangeError);
  });
});

describe('a scoring word', () => {
  it('is found on the cells that spell it', () => {
    fc.assert(
      fc.property(wordLists, grids, (list, grid) => {
        for (const word of createScorer(list).scoreGrid(grid).words) {
          expect(
            cellsOf(word)
              .map((cell) => grid[cell])
              .join(''),
          ).toBe(word.word);
        }
      }),
    );
  });

  it('runs along its row or down its column', () => {
    const word = { word: 'RAT', line: 2, start: 1, score: 3 };
    expect(cellsOf({ ...word, direction: 'horizontal' })).toEqual([9, 10, 11]);
    expect(cellsOf({ ...word, direction: 'vertical' })).toEqual([6, 10, 14]);
  });

  it('makes its cells scoring ones, also where it crosses another', () => {
    const word = { word: 'RAT', line: 2, start: 1, score: 3 };
    const scoring = scoringCells([
      { ...word, direction: 'horizontal' },
      { ...word, direction: 'vertical' },
    ]);
    expect(scoring).toHaveLength(16);
    expect(scoring.flatMap((scores, cell) => (scores ? [cell] : []))).toEqual([6, 9, 10, 11, 14]);
    expect(scoringCells([])).not.toContain(true);
  });
});

describe('a valid word', () => {
  it('is any word in the list, and no other text', () => {
    fc.assert(
      fc.property(wordLists, wordLists, (list, others) => {
        const { isWord } = createScorer(list);
        for (const text of [...list, ...others]) expect(isWord(text)).toBe(list.includes(text));
      }),
    );
  });

  it.each(['', 'A', 'at', 'AT ', ' AT', 'A.T', 'BRATS', 'AT\n', 'toString'])('is not %j', (text) => {
    expect(scorer.isWord(text)).toBe(false);
  });

  it.each(['', 'A', 'BRATS', 'at', 'A-T'])("can't be %j: lists that contain it are rejected", (word) => {
    expect(() => createScorer(['AT', word])).toThrow(RangeError);
  });
});
