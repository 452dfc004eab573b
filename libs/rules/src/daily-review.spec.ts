import fc from 'fast-check';
import { cellOrders, dailiesFrom, gridsOf, letters } from '../test/arbitraries.js';
import { missingLetters, movesAgree, ownPicks, reviewRounds } from './daily-review.js';
import { EMPTY_GRID, gridFromText, withLetter, type Letter } from './grid.js';
import { createScorer } from './scoring.js';

const scorer = createScorer(['BRAT', 'RAT', 'AT', 'BAT', 'TA']);
const sorted = (list: readonly Letter[]) => list.toSorted();
const fullDailies = dailiesFrom(16);

describe('the blind letters of a grid', () => {
  it('are all found in any grid that was played with them', () => {
    fc.assert(
      fc.property(fullDailies, ({ grid, blindLetters }) => {
        expect(missingLetters(grid, blindLetters)).toEqual([]);
      }),
    );
  });

  it('are reported missing as often as the grid lacks them', () => {
    fc.assert(
      fc.property(
        gridsOf('ABC', true),
        fc.array(fc.constantFrom(...'ABCD'), { maxLength: 8 }),
        (grid, blind) => {
          const count = (list: readonly (Letter | null)[], letter: Letter) =>
            list.filter((other) => other === letter).length;
          const missing = missingLetters(grid, blind);
          for (const letter of 'ABCD') {
            expect(count(missing, letter)).toBe(Math.max(0, count(blind, letter) - count(grid, letter)));
          }
          expect(missing).toHaveLength([...'ABCD'].reduce((sum, letter) => sum + count(missing, letter), 0));
        },
      ),
    );
  });

  it('are counted one by one: a single E in the grid matches only one E', () => {
    const grid = gridFromText('EAAAAAAAAAAAAAAA');
    expect(missingLetters(grid, [...'EEA'])).toEqual(['E']);
    expect(missingLetters(EMPTY_GRID, [...'EEA'])).toEqual(['E', 'E', 'A']);
  });
});

describe("the player's own letters", () => {
  it('are those of the even rounds, in order', () => {
    fc.assert(
      fc.property(fullDailies, ({ grid, blindLetters, moves }) => {
        const picks = ownPicks(grid, blindLetters, moves);
        expect(picks).toHaveLength(8);
        expect(picks).toEqual(moves.filter((_, index) => index % 2 === 1).map(({ letter }) => letter));
      }),
    );
  });

  it('are the same eight if the order of play is unknown, and complete the grid with the blind ones', () => {
    fc.assert(
      fc.property(fullDailies, ({ grid, blindLetters, moves }) => {
        const picks = ownPicks(grid, blindLetters, null);
        expect(sorted(picks)).toEqual(sorted(ownPicks(grid, blindLetters, moves)));
        expect(sorted([...picks, ...blindLetters])).toEqual(sorted(grid as Letter[]));
      }),
    );
  });

  it('are in reading order if the order of play is unknown', () => {
    const grid = gridFromText('QZUYAXRWTVZUETSS');
    expect(ownPicks(grid, [...'QUARTZES'], null)).toEqual([...'YXWVZUTS']);
  });
});

describe('the moves sent with a grid', () => {
  it('agree with the grid that they produce', () => {
    fc.assert(
      fc.property(fullDailies, ({ grid, blindLetters, moves }) => movesAgree(grid, blindLetters, moves)),
    );
  });

  it("don't agree with another grid", () => {
    fc.assert(
      fc.property(fullDailies, fc.nat(15), letters, ({ grid, blindLetters, moves }, cellIndex, letter) => {
        fc.pre(grid[cellIndex] !== letter);
        expect(movesAgree(withLetter(grid, cellIndex, letter), blindLetters, moves)).toBe(false);
      }),
    );
  });

  it("don't agree with a different order of the blind letters, even if the grid contains them", () => {
    fc.assert(
      fc.property(fullDailies, ({ grid, blindLetters, moves }) => {
        const turned = [...blindLetters.slice(1), blindLetters[0]!];
        fc.pre(turned.join('') !== blindLetters.join(''));
        expect(missingLetters(grid, turned)).toEqual([]);
        expect(movesAgree(grid, turned, moves)).toBe(false);
      }),
    );
  });

  it("don't agree as long as the game is unfinished", () => {
    fc.assert(
      fc.property(fullDailies, fc.nat(15), ({ grid, blindLetters, moves }, rounds) => {
        const sofar = moves.slice(0, rounds);
        expect(movesAgree(grid, blindLetters, sofar)).toBe(false);
        const unfinished = sofar.reduce(
          (filled, { cellIndex, letter }) => withLetter(filled, cellIndex, letter),
          EMPTY_GRID,
        );
        expect(movesAgree(unfinished, blindLetters, sofar)).toBe(false);
      }),
    );
  });
});

describe('the review of the rounds', () => {
  it('lists the words that each letter became part of, and the points they added', () => {
    const moves = [
      { round: 1, letter: 'A', cellIndex: 2 },
      { round: 2, letter: 'T', cellIndex: 3 },
      { round: 3, letter: 'R', cellIndex: 1 },
      { round: 4, letter: 'A', cellIndex: 7 },
      { round: 5, letter: 'B', cellIndex: 0 },
      { round: 6, letter: 'X', cellIndex: 15 },
    ];
    expect(
      reviewRounds(moves, scorer.scoreGrid).map(({ wordsFormed, roundScore }) => [wordsFormed, roundScore]),
    ).toEqual([
      [[], 0],
      [['AT'], 2],
      [['RAT'], 1],
      [['TA'], 2],
      [['BRAT'], 1],
      [[], 0],
    ]);
  });

  it('lists both words if a letter completes one in each direction', () => {
    const moves = [
      { round: 1, letter: 'A', cellIndex: 0 },
      { round: 2, letter: 'A', cellIndex: 5 },
      { round: 3, letter: 'T', cellIndex: 1 },
    ];
    expect(reviewRounds(moves, scorer.scoreGrid)[2]).toMatchObject({
      wordsFormed: ['AT', 'TA'],
      roundScore: 4,
    });
  });

  it('adds up to the score of the grid, with 0 to 8 points a round', () => {
    fc.assert(
      fc.property(
        cellOrders,
        fc.array(fc.constantFrom(...'BRAT'), { minLength: 16, maxLength: 16 }),
        (cells, marks) => {
          const moves = marks.map((letter, index) => ({
            round: index + 1,
            letter,
            cellIndex: cells[index]!,
          }));
          const grid = moves.reduce(
            (filled, { cellIndex, letter }) => withLetter(filled, cellIndex, letter),
            EMPTY_GRID,
          );
          const gains = reviewRounds(moves, scorer.scoreGrid).map(({ roundScore }) => roundScore);
          expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(scorer.scoreGrid(grid).total);
          for (const gain of gains) expect([0, 1, 2, 3, 4, 5, 6, 7, 8]).toContain(gain);
        },
      ),
    );
  });

  it("doesn't modify the moves", () => {
    fc.assert(
      fc.property(dailiesFrom(0), ({ moves }) => {
        expect(reviewRounds(Object.freeze(moves), scorer.scoreGrid)).toMatchObject(moves);
      }),
    );
  });
});
