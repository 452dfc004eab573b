import fc from 'fast-check';
import { EMPTY_GRID, TILES, BAG, replayFrames, withLetter, type PlayedGame } from '@tessera/rules';
import { blindDraws, lexicon, seeds } from '../test/arbitraries.js';
import { playMatch } from '../test/play-match.js';
import { createBot } from './bot.js';
import { validEstimates } from './lexicon-tables.js';
import { reviewReplay } from './live-review.js';
import { seededRandom } from './random.js';
import { reviewGame } from './review.js';

const gentle = createBot('gentle');
const strong = createBot('strong');
const review = (game: PlayedGame) => reviewReplay(game, validEstimates());

const games = fc
  .tuple(fc.constantFrom('live' as const, 'duel' as const), blindDraws, seeds)
  .map(([mode, blind, seed]) => playMatch(gentle, mode, blind, seededRandom(seed)));

const SIDES = [0, 1] as const;

const movesOf = ({ letters, cells }: PlayedGame, side: 0 | 1) =>
  letters.map((letter, index) => ({ round: index + 1, letter, cellIndex: cells[side][index]! }));

describe('the review of a game of two', () => {
  it("accounts for both players' final scores by the start, luck and choices alone, round by round", () => {
    fc.assert(
      fc.property(games, (game) => {
        const { sides } = review(game);
        const { grids } = replayFrames(game, lexicon.scoreGrid).at(-1)!;
        for (const side of SIDES) {
          const { start, luck, skill, finalScore, rounds } = sides[side];
          expect(finalScore).toBe(lexicon.scoreGrid(grids[side]).total);
          expect(start + luck + skill).toBeCloseTo(finalScore, 3);
          for (const [at, { before }] of rounds.entries()) {
            expect(before).toBe(at === 0 ? start : rounds[at - 1]!.after);
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('calls only the letters of others luck, and finds no move better than the best', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { sides } = review(game);
        for (const side of SIDES) {
          for (const { round, luck, skill, best, letter } of sides[side].rounds) {
            expect(skill).toBeLessThanOrEqual(0);
            if (game.chosenBy[round - 1] === side) expect(luck).toBe(0);
            else expect(best.letter).toBe(letter);
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('judges player 2 of a live game, and the player of a duel, like the player of a daily', () => {
    const blind = [...'RTEAVOSI'];
    for (const [mode, side] of [['live', 1] as const, ['duel', 0] as const]) {
      const game = playMatch(gentle, mode, blind, seededRandom(3));
      const { rounds } = reviewGame(movesOf(game, side), validEstimates());
      expect(review(game).sides[side].rounds).toEqual(rounds);
    }
  });

  it('expects of a last letter that another chooses the mean of all letters', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const game = playMatch(gentle, 'live', [], seededRandom(seed));
        const before = movesOf(game, 0)
          .slice(0, 15)
          .reduce((grid, { letter, cellIndex }) => withLetter(grid, cellIndex, letter), EMPTY_GRID);
        const free = before.indexOf(null);
        const mean = Object.entries(TILES).reduce(
          (sum, [letter, tiles]) =>
            sum + (tiles / BAG.length) * lexicon.scoreGrid(withLetter(before, free, letter)).total,
          0,
        );
        expect(review(game).sides[0].rounds[15]!.before).toBeCloseTo(mean, 4);
      }),
      { numRuns: 4 },
    );
  });

  it('finds the round in which the winner gained most on the loser', () => {
    fc.assert(
      fc.property(games, (game) => {
        const { sides, swings, decisive } = review(game);
        const [first, second] = sides;
        const lead = first.finalScore - second.finalScore;
        const total = swings.reduce((sum, swing) => sum + swing, 0);
        expect(first.start - second.start + total).toBeCloseTo(lead, 3);
        const weights = swings.map((swing) => (lead === 0 ? Math.abs(swing) : swing * Math.sign(lead)));
        if (decisive !== null) expect(weights[decisive - 1]).toBe(Math.max(...weights));
        else expect(Math.max(...weights)).toBeLessThan(0.05);
      }),
      { numRuns: 4 },
    );
  });

  it('finds less fault with strong players than with gentle ones', () => {
    const skill = (bot: typeof gentle) => {
      const { sides } = review(playMatch(bot, 'live', [], seededRandom(4)));
      return sides[0].skill + sides[1].skill;
    };
    expect(skill(strong)).toBeGreaterThan(skill(gentle) + 4);
  });

  it('rejects impossible games', () => {
    const game = playMatch(gentle, 'live', [], seededRandom(1));
    const [first, second] = game.cells;
    expect(() => review({ ...game, cells: [first, second.slice(0, 15)] })).toThrow('round 16');
    expect(() => review({ ...game, cells: [first.with(3, first[2]!), second] })).toThrow('round 4');
  });
});
