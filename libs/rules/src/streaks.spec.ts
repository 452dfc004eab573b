import fc from 'fast-check';
import { dates } from '../test/arbitraries.js';
import { addDays, daysBetween, plainDate, type PlainDate } from './calendar.js';
import { NO_STREAK, extendStreak, streakOn, summarizeStreaks, type CompletedDaily } from './streaks.js';

const START = plainDate('2026-02-20');

/** Completed dailies with the given number of days since the previous one, and the given scores. */
function historyOf(steps: readonly (readonly [gap: number, score: number])[], start = START) {
  let date = start;
  return steps.map(([gap, score]): CompletedDaily => {
    date = addDays(date, gap);
    return { date, score };
  });
}

/** Oldest first. Gaps and scores cluster around the limits of three days and twenty points. */
const histories = fc
  .tuple(
    dates,
    fc.array(
      fc.tuple(
        fc.oneof({ weight: 4, arbitrary: fc.constantFrom(1, 2, 3) }, fc.constantFrom(4, 5, 30)),
        fc.oneof({ weight: 4, arbitrary: fc.constantFrom(20, 21, 32) }, fc.integer({ min: 0, max: 32 })),
      ),
      { maxLength: 40 },
    ),
  )
  .map(([start, steps]) => historyOf(steps, start));

/**
 * The definition: newest first, count while the score is at least 20 and the next newer game at most 3 days
 * later.
 */
function walk(history: readonly CompletedDaily[]): number {
  let count = 0;
  let newer: PlainDate | undefined;
  for (const { date, score } of [...history].reverse()) {
    if (score < 20 || (newer !== undefined && daysBetween(date, newer) > 3)) break;
    newer = date;
    count++;
  }
  return count;
}

const streakOf = (...steps: (readonly [gap: number, score: number])[]) =>
  summarizeStreaks(historyOf(steps)).streak;

describe('the streak', () => {
  it('is counted from the newest game backward', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(summarizeStreaks(history).streak).toBe(walk(history));
      }),
      { numRuns: 500 },
    );
  });

  it('remembers the longest streak ever', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const everWas = history.map((_, index) => walk(history.slice(0, index + 1)));
        expect(summarizeStreaks(history).bestStreak).toBe(Math.max(0, ...everWas));
      }),
    );
  });

  it('is the same whether updated game by game or calculated from the whole history in any order', () => {
    fc.assert(
      fc.property(
        histories.chain((history) =>
          fc.tuple(
            fc.constant(history),
            fc.shuffledSubarray(history, { minLength: history.length, maxLength: history.length }),
          ),
        ),
        ([history, shuffled]) => {
          let summary = NO_STREAK;
          for (const daily of history) summary = extendStreak(Object.freeze(summary), daily);
          expect(summarizeStreaks(Object.freeze(shuffled))).toEqual(summary);
        },
      ),
    );
  });

  it('starts with 20 points but not with 19', () => {
    expect(streakOf([0, 20])).toBe(1);
    expect(streakOf([0, 19])).toBe(0);
  });

  it('continues with 20 points and ends with 19', () => {
    expect(streakOf([0, 32], [1, 20])).toBe(2);
    expect(
      summarizeStreaks(
        historyOf([
          [0, 32],
          [1, 32],
          [1, 19],
        ]),
      ),
    ).toMatchObject({ streak: 0, bestStreak: 2 });
  });

  it('can start again the day after a low score', () => {
    expect(streakOf([0, 32], [1, 19], [1, 20])).toBe(1);
  });

  it('continues after a gap of three days and starts over after four', () => {
    expect(streakOf([0, 20], [3, 20])).toBe(2);
    expect(streakOf([0, 20], [4, 20])).toBe(1);
  });

  it('takes the length of February into account', () => {
    const played = (...list: string[]) =>
      summarizeStreaks(list.map((date) => ({ date: plainDate(date), score: 20 }))).streak;
    expect(played('2026-02-27', '2026-03-02')).toBe(2);
    expect(played('2028-02-27', '2028-03-02')).toBe(1);
  });

  it("rejects a game that isn't newer than the last one", () => {
    const daily = { date: START, score: 20 };
    const summary = extendStreak(NO_STREAK, daily);
    expect(() => extendStreak(summary, daily)).toThrow(RangeError);
    expect(() => extendStreak(summary, { ...daily, date: addDays(START, -1) })).toThrow(RangeError);
    expect(() => summarizeStreaks([daily, daily])).toThrow(RangeError);
  });

  it('is 0 before the first game', () => {
    expect(summarizeStreaks([])).toEqual({ streak: 0, bestStreak: 0, lastDate: null });
    expect(streakOn(NO_STREAK, START)).toBe(0);
  });
});

describe('the streak on a later day', () => {
  const summary = summarizeStreaks(
    historyOf([
      [0, 20],
      [1, 20],
    ]),
  );
  const last = addDays(START, 1);

  it('is alive for three days after the last game', () => {
    for (const days of [0, 1, 2, 3]) expect(streakOn(summary, addDays(last, days))).toBe(2);
  });

  it('is lost on the fourth day, but kept as the best streak', () => {
    expect(streakOn(summary, addDays(last, 4))).toBe(0);
    expect(summary.bestStreak).toBe(2);
  });

  it('is alive for a player whose date is before the last game because they flew west', () => {
    expect(streakOn(summary, addDays(last, -1))).toBe(2);
  });

  it('counts exactly as long as a good game on that day would extend it', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 6 }), (history, days) => {
        const soFar = summarizeStreaks(history);
        fc.pre(soFar.lastDate !== null);
        const today = addDays(soFar.lastDate, days);
        expect(extendStreak(soFar, { date: today, score: 20 }).streak).toBe(streakOn(soFar, today) + 1);
      }),
    );
  });
});
