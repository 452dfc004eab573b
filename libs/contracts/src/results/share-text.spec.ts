import { CELLS, LETTERS, gridFromText } from '@tessera/rules';
import fc from 'fast-check';
import {
  dailyShareLines,
  scoreMark,
  shareText,
  spokenLetters,
  spokenLines,
  spokenSquares,
  matchShareLines,
} from './share-text.js';

const grid = gridFromText('BRATLOREETASDEWX');
const scoring = Array.from({ length: CELLS }, (_, cell) => cell < 4 || cell % 4 === 0);
const daily = { gameNumber: 689, score: 26, highScore: 29, isToday: true };

describe('the shared text of a daily', () => {
  it('has a title, the score, the high score and the grid', () => {
    expect(shareText(dailyShareLines(daily), { grid, scoring }, 'letters')).toBe(
      ['TESSERA #689', 'I scored 26!', "Today's high score: 29", '', 'ⒷⓇⒶⓉ', 'ⓁⓄⓇⒺ', 'ⒺⓉⒶⓈ', 'ⒹⒺⓌⓍ'].join(
        '\n',
      ),
    );
  });

  it("has the same lines without letters, above the lengths of the lines' words", () => {
    const lines = [4, 4, 4, 2, 0, 2, 3, 2];
    const text = shareText(dailyShareLines(daily), { grid, scoring, lines }, 'squares');
    expect(text.split('\n')).toEqual([
      'TESSERA #689',
      'I scored 26!',
      "Today's high score: 29",
      '',
      '→ 4 4 4 2',
      '↓ – 2 3 2',
      '🔶 20+',
    ]);
    expect(spokenLines(lines)).toBe('Words across: 4, 4, 4, 2. Words down: none, 2, 3, 2.');
  });

  it.each([
    [19, null],
    [20, '20+'],
    [29, '20+'],
    [30, '30+'],
    [31, '30+'],
    [32, '32'],
  ])('marks a score of %i', (score, mark) => {
    expect(scoreMark(score)).toBe(mark);
  });

  it('ends with the link to the result, if there is one', () => {
    const shareUrl = 'https://play.example/share/abc';
    const text = shareText(dailyShareLines(daily), { grid, scoring }, 'squares', shareUrl);
    expect(text.split('\n').slice(-2)).toEqual(['', shareUrl]);
  });

  it("mentions that day's high score if the daily isn't today's", () => {
    const lines = dailyShareLines({ gameNumber: 1, score: 0, highScore: 30, isToday: false });
    expect(lines).toEqual(['TESSERA #1', 'I scored 0!', "That day's high score: 30"]);
  });

  it("leaves out the high score while it isn't known", () => {
    expect(dailyShareLines({ ...daily, highScore: null })).toEqual(['TESSERA #689', 'I scored 26!']);
  });
});

describe('a shared grid', () => {
  const letters = fc.array(fc.constantFrom(...LETTERS), { minLength: CELLS, maxLength: CELLS });
  const patterns = fc.array(fc.boolean(), { minLength: CELLS, maxLength: CELLS });

  it('shows every letter circled and in order', () => {
    fc.assert(
      fc.property(letters, patterns, (grid, scoring) => {
        const rows = shareText([], { grid, scoring }, 'letters').split('\n').slice(-4);
        // Compatibility decomposition removes the circles.
        expect(rows.join('').normalize('NFKD')).toBe(grid.join(''));
        expect(rows.map((row) => [...row].length)).toEqual([4, 4, 4, 4]);
      }),
    );
  });

  it('shows nothing of the letters as squares', () => {
    fc.assert(
      fc.property(letters, letters, patterns, (one, other, scoring) => {
        const text = shareText(['I scored 8!'], { grid: one, scoring }, 'squares');
        expect(shareText(['I scored 8!'], { grid: other, scoring }, 'squares')).toBe(text);
        expect([...text].filter((mark) => mark === '🟩')).toHaveLength(scoring.filter(Boolean).length);
      }),
    );
  });

  it('can be spoken', () => {
    expect(spokenSquares(scoring)).toBe(
      'Row 1: 4 of 4 scoring. Row 2: 1 of 4 scoring. Row 3: 1 of 4 scoring. Row 4: 1 of 4 scoring.',
    );
    expect(spokenLetters(grid)).toBe('Row 1: B R A T. Row 2: L O R E. Row 3: E T A S. Row 4: D E W X.');
  });
});

describe('the shared text of a two-player game', () => {
  it('starts with the opponent and both scores', () => {
    expect(matchShareLines({ opponent: 'Ann', score: 12, theirScore: 9 })).toEqual([
      'TESSERA vs Ann',
      'I scored 12!',
      'Ann scored 9',
    ]);
    expect(matchShareLines({ opponent: 'Ann', score: 12, theirScore: 9, gameNumber: 689 })[0]).toBe(
      'TESSERA #689 vs Ann',
    );
  });
});
