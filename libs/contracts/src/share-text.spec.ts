import { CELLS, LETTERS, gridFromText } from '@tessera/rules';
import fc from 'fast-check';
import { dailyShareText } from './daily-share-text.js';
import { matchShareText } from './match-share-text.js';

const grid = gridFromText('BRATLOREETASDEWX');

describe('the shared text of a daily', () => {
  it('has a title, the score, the high score and the grid', () => {
    expect(dailyShareText({ gameNumber: 689, score: 26, grid, highScore: 29, isToday: true })).toBe(
      ['TESSERA #689', 'I scored 26!', "Today's high score: 29", '', 'ⒷⓇⒶⓉ', 'ⓁⓄⓇⒺ', 'ⒺⓉⒶⓈ', 'ⒹⒺⓌⓍ'].join(
        '\n',
      ),
    );
  });

  it('ends with the link to the result, if there is one', () => {
    const shareUrl = 'https://play.example/share/abc';
    const text = dailyShareText({ gameNumber: 689, score: 26, grid, highScore: 29, isToday: true, shareUrl });
    expect(text.split('\n').slice(-2)).toEqual(['', shareUrl]);
  });

  it("mentions that day's high score if the daily isn't today's", () => {
    const text = dailyShareText({ gameNumber: 1, score: 0, grid, highScore: 30, isToday: false });
    expect(text).toContain("That day's high score: 30");
    expect(text).not.toContain('Today');
  });

  it("leaves out the high score while it isn't known", () => {
    expect(dailyShareText({ gameNumber: 1, score: 0, grid, highScore: null, isToday: true })).not.toContain(
      'high score',
    );
  });

  it('shows every letter of the grid circled and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LETTERS), { minLength: 16, maxLength: 16 }), (letters) => {
        const rows = dailyShareText({ gameNumber: 2, score: 3, grid: letters, highScore: 4, isToday: true })
          .split('\n')
          .slice(-4);
        // Compatibility decomposition removes the circles.
        expect(rows.join('').normalize('NFKD')).toBe(letters.join(''));
        expect(rows.map((row) => [...row].length)).toEqual([4, 4, 4, 4]);
      }),
    );
  });
});

describe('the shared text of a two-player game', () => {
  it('shows both scores and which cells score, but no letters', () => {
    const scoring = Array.from({ length: CELLS }, (_, cell) => cell < 4 || cell % 4 === 0);
    expect(matchShareText({ opponent: 'Ann', score: 12, theirScore: 9, scoring })).toBe(
      [
        'TESSERA vs Ann',
        'I scored 12!',
        'Ann scored 9',
        '',
        '🟩🟩🟩🟩',
        '🟩⬜⬜⬜',
        '🟩⬜⬜⬜',
        '🟩⬜⬜⬜',
      ].join('\n'),
    );
  });
});
