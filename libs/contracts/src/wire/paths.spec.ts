import fc from 'fast-check';
import { PAGES, PATHS, pathOf, wordCheckPath } from './paths.js';

const ORIGIN = 'http://127.0.0.1';

describe('a path', () => {
  it('gets its parameters filled in', () => {
    expect(pathOf(PATHS.completeDaily, { gameId: 'abc_-9' })).toBe('/api/1pv3/abc_-9/complete');
    expect(pathOf(PAGES.dailyResults, { gameId: 'abc' })).toBe('/1pv3-results/abc');
    expect(pathOf(PATHS.createDaily)).toBe('/api/1pv3/create');
  });

  it('links to the word checker with a word', () => {
    expect(wordCheckPath('DART')).toBe('/word-checker?word=DART&autoSubmit=true');
    expect(wordCheckPath('A&B')).toBe('/word-checker?word=A%26B&autoSubmit=true');
  });

  it('encodes a date with slashes as one segment', () => {
    expect(pathOf(PATHS.dailySequence, { date: '20/11/2026' })).toBe(
      '/api/daily-challenge-sequence/20%2F11%2F2026',
    );
  });

  it('never leads to another page, whatever the parameter contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (gameId) => {
        fc.pre(!['.', '..'].includes(gameId));
        const { pathname, search, hash } = new URL(pathOf(PATHS.completeDaily, { gameId }), ORIGIN);
        const [, api, daily, part, complete, ...rest] = pathname.split('/');
        expect([api, daily, complete, rest, search, hash]).toEqual(['api', '1pv3', 'complete', [], '', '']);
        expect(decodeURIComponent(part!)).toBe(gameId);
      }),
    );
  });

  it.each([['.'], ['..'], ['']])("can't be built with the parameter %j", (gameId) => {
    expect(() => pathOf(PATHS.getDaily, { gameId })).toThrow(RangeError);
  });

  it("can't be built without its parameters", () => {
    expect(() => pathOf(PATHS.getDaily)).toThrow(RangeError);
    expect(() => pathOf(PATHS.getDaily, { date: '2026-11-20' })).toThrow(RangeError);
  });
});
