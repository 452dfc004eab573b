import { addDays, plainDate, streakOn, summarizeStreaks, type CompletedDaily } from '@tessera/rules';
import fc from 'fast-check';
import { mergeStreaks } from './daily-account-data.js';

const START = plainDate('2026-10-01');
const DAYS = 30;
const TODAY = addDays(START, DAYS);

/** For each day: nothing, a daily of the account, or one of the guest. */
const histories = fc.array(
  fc.tuple(fc.constantFrom('none', 'own', 'merged'), fc.constantFrom(10, 19, 20, 32)),
  { maxLength: DAYS },
);

const split = (days: readonly (readonly [string, number])[]) => {
  const of = (kind: string): CompletedDaily[] =>
    days.flatMap(([who, score], day) => (who === kind ? [{ date: addDays(START, day), score }] : []));
  return { own: of('own'), merged: of('merged') };
};

describe("a guest's dailies that are merged at a login", () => {
  it('never shorten a streak, and are each either counted or skipped', () => {
    fc.assert(
      fc.property(histories, (days) => {
        const { own, merged } = split(days);
        const before = summarizeStreaks(own);
        const { counting, skipped } = mergeStreaks(own, merged, TODAY);
        const after = summarizeStreaks(counting);
        expect(streakOn(after, TODAY)).toBeGreaterThanOrEqual(streakOn(before, TODAY));
        expect(after.bestStreak).toBeGreaterThanOrEqual(before.bestStreak);
        expect(counting.length + skipped.length).toBe(own.length + merged.length);
        expect(counting).toEqual(expect.arrayContaining(own));
      }),
    );
  });

  it('all count if the account has none, except for those that would end the streak', () => {
    const good = [0, 1, 2].map((day) => ({ date: addDays(TODAY, day - 2), score: 20 }));
    expect(mergeStreaks([], good, TODAY)).toEqual({ counting: good, skipped: [] });
    const poor = { date: addDays(TODAY, -1), score: 3 };
    expect(mergeStreaks([], [poor], TODAY).skipped).toEqual([]);
  });
});
