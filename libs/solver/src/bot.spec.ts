import fc from 'fast-check';
import { BAG, BLIND_LETTERS, BOT_LEVELS, blindLetterOf, textFromGrid } from '@tessera/rules';
import { blindDraws, gridsWith, lexicon, mean, seeds, sorted } from '../test/arbitraries.js';
import { createBot } from './bot.js';
import { playDaily } from './play-daily.js';
import { below, seededRandom } from './random.js';

const bots = { gentle: createBot('gentle'), keen: createBot('keen'), strong: createBot('strong') };

/** The mean score over the same dailies for every bot. */
function meanScore(level: keyof typeof bots, games: number): number {
  const draw = seededRandom(2026);
  const random = seededRandom(7);
  const scores = Array.from({ length: games }, () => {
    const bag = [...BAG];
    const blind = Array.from({ length: BLIND_LETTERS }, () => bag.splice(below(bag.length, draw), 1)[0]!);
    return lexicon.scoreGrid(playDaily(bots[level], blind, random).grid).total;
  });
  return mean(scores);
}

describe.each(BOT_LEVELS.slice(0, 3) as (keyof typeof bots)[])('the %s bot', (level) => {
  const bot = bots[level];

  it('places the blind letter, or one of its own, on an empty cell', () => {
    fc.assert(
      fc.property(gridsWith(0, 15), seeds, (grid, seed) => {
        const filled = grid.filter((cell) => cell !== null).length;
        const blind = blindLetterOf(filled + 1, new Array<string>(BLIND_LETTERS).fill('V'));
        const { letter, cell, value } = bot.move(grid, blind, seededRandom(seed));
        expect(grid[cell]).toBeNull();
        if (blind === null) expect(letter).toMatch(/^[A-Z]$/);
        else expect(letter).toBe(blind);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(32);
      }),
      { numRuns: 40 },
    );
  });

  it('repeats a game with the same random numbers', () => {
    fc.assert(
      fc.property(blindDraws, seeds, (blind, seed) => {
        const first = playDaily(bot, blind, seededRandom(seed));
        expect(playDaily(bot, blind, seededRandom(seed))).toEqual(first);
      }),
      { numRuns: 5 },
    );
  });

  it("plays a whole daily with the day's letters", () => {
    fc.assert(
      fc.property(blindDraws, seeds, (blind, seed) => {
        const { grid, moves } = playDaily(bot, blind, seededRandom(seed));
        expect(textFromGrid(grid)).toMatch(/^[A-Z]{16}$/);
        expect(moves.filter(({ round }) => round % 2 === 1).map(({ letter }) => letter)).toEqual(blind);
        expect(sorted(moves.map(({ letter }) => letter))).toBe(sorted(grid));
      }),
      { numRuns: 5 },
    );
  });

  it('plays the first rounds the same, whatever blind letters follow', () => {
    fc.assert(
      fc.property(blindDraws, blindDraws, seeds, (blind, other, seed) => {
        const changed = [...blind.slice(0, 4), ...other.slice(4)];
        const rounds = (letters: string[]) => playDaily(bot, letters, seededRandom(seed)).moves.slice(0, 8);
        expect(rounds(changed)).toEqual(rounds(blind));
      }),
      { numRuns: 5 },
    );
  });

  it('rejects a full grid', () => {
    fc.assert(
      fc.property(gridsWith(16, 16), (grid) => {
        expect(() => bot.move(grid, null, seededRandom(1))).toThrow(RangeError);
      }),
      { numRuns: 1 },
    );
  });
});

it('each level plays better than the one before, and about as well as documented', () => {
  const gentle = meanScore('gentle', 200);
  const keen = meanScore('keen', 200);
  const strong = meanScore('strong', 40);
  expect(gentle).toBeGreaterThan(20);
  expect(gentle).toBeLessThan(22.5);
  expect(keen).toBeGreaterThan(24.5);
  expect(keen).toBeLessThan(26.5);
  expect(strong).toBeGreaterThan(28);
});

it('the master needs learned tables', () => {
  expect(() => createBot('master', undefined as never)).toThrow(TypeError);
});
