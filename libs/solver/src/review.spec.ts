import fc from 'fast-check';
import { withLetter, EMPTY_GRID, type DailyMove, type Grid } from '@tessera/rules';
import { blindDraws, lexicon, seeds } from '../test/arbitraries.js';
import { createBot } from './bot.js';
import { validEstimates } from './lexicon-tables.js';
import { playDaily } from './play-daily.js';
import { seededRandom } from './random.js';
import { reviewGame } from './review.js';

const gentle = createBot('gentle');
const strong = createBot('strong');
const review = (moves: readonly DailyMove[]) => reviewGame(moves, validEstimates());

const games = fc
  .tuple(blindDraws, seeds)
  .map(([blind, seed]) => playDaily(gentle, blind, seededRandom(seed)));

const gridBefore = (moves: readonly DailyMove[], round: number): Grid =>
  moves
    .slice(0, round - 1)
    .reduce((grid, { letter, cellIndex }) => withLetter(grid, cellIndex, letter), EMPTY_GRID);

describe('the review of a game', () => {
  it('accounts for the difference between the expected and the final score by luck and skill alone', () => {
    fc.assert(
      fc.property(games, ({ moves, grid }) => {
        const { start, luck, skill, finalScore, rounds } = review(moves);
        expect(finalScore).toBe(lexicon.scoreGrid(grid).total);
        expect(start + luck + skill).toBeCloseTo(finalScore, 3);
        for (const [at, { before }] of rounds.entries()) {
          expect(before).toBe(at === 0 ? start : rounds[at - 1]!.after);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('finds no luck where the player chooses, and no move better than the best', () => {
    fc.assert(
      fc.property(games, ({ moves }) => {
        for (const { round, luck, skill, best, letter } of review(moves).rounds) {
          expect(skill).toBeLessThanOrEqual(0);
          if (round % 2 === 0) expect(luck).toBe(0);
          else expect(best.letter).toBe(letter);
          expect(gridBefore(moves, round)[best.cell]).toBeNull();
        }
      }),
      { numRuns: 4 },
    );
  });

  it('is exact for the last move', () => {
    fc.assert(
      fc.property(games, ({ moves, grid }) => {
        const before = gridBefore(moves, 16);
        const free = before.indexOf(null);
        const scores = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(
          (letter) => lexicon.scoreGrid(withLetter(before, free, letter)).total,
        );
        const last = review(moves).rounds[15]!;
        expect(last.best).toMatchObject({ cell: free, value: Math.max(...scores) });
        expect(last.after).toBe(lexicon.scoreGrid(grid).total);
      }),
      { numRuns: 4 },
    );
  });

  it('names at most three decisive rounds, each once, in order', () => {
    fc.assert(
      fc.property(games, ({ moves }) => {
        const { moments, rounds } = review(moves);
        const told = moments.map(({ round }) => round);
        expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
        expect(told.length).toBeLessThanOrEqual(3);
        const largest = Math.max(...rounds.flatMap(({ luck, skill }) => [Math.abs(luck), -skill]));
        expect(Math.max(...moments.map(({ points }) => points))).toBeCloseTo(largest, 9);
        for (const { round, kind, points } of moments) {
          const { luck, skill } = rounds[round - 1]!;
          expect({ lucky: luck, unlucky: -luck, slip: -skill }[kind]).toBe(points);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('finds less fault with a strong player than with a gentle one', () => {
    const blind = [...'RTEAVOSI'];
    const skill = (bot: typeof gentle) => review(playDaily(bot, blind, seededRandom(4)).moves).skill;
    expect(skill(strong)).toBeGreaterThan(skill(gentle) + 2);
  });

  it('rejects impossible moves', () => {
    const { moves } = playDaily(gentle, [...'RTEAVOSI'], seededRandom(1));
    expect(() => review(moves.slice(0, 15))).toThrow('round 16');
    expect(() => review(moves.with(3, { ...moves[3]!, cellIndex: moves[2]!.cellIndex }))).toThrow('round 4');
    expect(() => review(moves.with(3, { ...moves[3]!, cellIndex: 16 }))).toThrow('round 4');
  });
});
