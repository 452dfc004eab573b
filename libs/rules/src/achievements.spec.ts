import fc from 'fast-check';
import { milestonesReached, PERFECT_SCORE } from './achievements.js';
import { addDays, plainDate } from './calendar.js';
import { extendStreak, NO_STREAK, STREAK_SCORE } from './streaks.js';
import { TIERS } from './tiers.js';

const namesOf = (before: number, after: number): string[] =>
  milestonesReached({ bestStreak: before }, { bestStreak: after }).map(({ name }) => name);

describe('the milestones of a streak', () => {
  it('are reached at every fifth game, and not in between', () => {
    expect(namesOf(4, 5)).toEqual(['Hamster']);
    expect(namesOf(5, 6)).toEqual([]);
    expect(namesOf(99, 100)).toEqual(['Pegasus']);
    expect(namesOf(104, 105)).toEqual([]);
  });

  it('include all that a merged history skips', () => {
    expect(namesOf(3, 16)).toEqual(['Hamster', 'Turtle', 'Frog']);
  });

  it('are reached once each, up to the best streak, whatever is played', () => {
    const scores = fc.array(fc.integer({ min: STREAK_SCORE - 1, max: PERFECT_SCORE }), { maxLength: 120 });
    fc.assert(
      fc.property(scores, (played) => {
        const first = plainDate('2026-01-01');
        let summary = NO_STREAK;
        const reached = played.flatMap((score, day) => {
          const before = summary;
          summary = extendStreak(before, { date: addDays(first, day), score });
          return milestonesReached(before, summary);
        });
        expect(reached).toEqual(TIERS.filter(({ streak }) => streak <= summary.bestStreak));
      }),
    );
  });
});

it('the perfect score is eight words of four letters', () => expect(PERFECT_SCORE).toBe(32));
