import fc from 'fast-check';
import { dates } from '../test/arbitraries.js';
import { addDays, plainDate, type PlainDate } from './calendar.js';
import { streakLedger, type LedgerDaily, type LedgerEntry } from './streak-ledger.js';
import { streakOn, summarizeStreaks } from './streaks.js';

const START = plainDate('2026-02-20');

type Step = readonly [days: number, score: number, outside?: LedgerDaily['outside']];

/** Dailies with the number of days since the previous one. */
function historyOf(steps: readonly Step[], start = START): LedgerDaily[] {
  let date = start;
  return steps.map(([days, score, outside = null]) => {
    date = addDays(date, days);
    return { date, score, outside };
  });
}

const steps = fc.array(
  fc.tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(1, 2, 3) }, fc.constantFrom(4, 5, 30)),
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(20, 21, 32) }, fc.integer({ min: 0, max: 32 })),
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      fc.constantFrom('late' as const, 'shortens' as const),
    ),
  ),
  { maxLength: 40 },
);
/** With a day that may be before the newest game, as for a player who has flown west, or long after it. */
const histories = fc.tuple(dates, steps, fc.integer({ min: -1, max: 9 })).map(([start, all, later]) => {
  const history = historyOf(all, start);
  return { history, today: addDays(history.at(-1)?.date ?? start, later) };
});

const counting = (history: readonly LedgerDaily[]) => history.filter(({ outside }) => outside === null);

/** The streak that the entries add up to, and the longest one on the way. */
function replay(entries: readonly LedgerEntry[]): { streak: number; best: number } {
  let [streak, best] = [0, 0];
  for (const { kind, before, after } of entries) {
    expect(before).toBe(streak);
    if (kind === 'began') streak = 1;
    else if (kind === 'carried') streak += 1;
    else if (kind === 'ended') streak = 0;
    expect(after).toBe(streak);
    best = Math.max(best, streak);
  }
  return { streak, best };
}

const upTo = (entries: readonly LedgerEntry[], date: PlainDate) =>
  entries.filter((entry) => entry.date <= date);

const linesOf = (steps: readonly Step[], days: number) =>
  streakLedger(historyOf(steps), addDays(historyOf(steps).at(-1)!.date, days)).map(
    ({ date, kind, rule, after }) => `${date.slice(8)} ${kind} by ${rule}: ${after}`,
  );

describe('the streak ledger', () => {
  it('adds up to the current and the best streak of every history', () => {
    fc.assert(
      fc.property(histories, ({ history, today }) => {
        const { streak, best } = replay(streakLedger(Object.freeze(history.toReversed()), today));
        const summary = summarizeStreaks(counting(history));
        expect([streak, best]).toEqual([streakOn(summary, today), summary.bestStreak]);
      }),
      { numRuns: 500 },
    );
  });

  it('adds up to the streak of every single day', () => {
    fc.assert(
      fc.property(histories, ({ history, today }) => {
        const entries = streakLedger(history, today);
        const newest = counting(history).at(-1)?.date ?? today;
        for (const { date } of entries.filter((entry) => entry.date <= today || entry.date <= newest)) {
          const summary = summarizeStreaks(counting(history).filter((daily) => daily.date <= date));
          expect(replay(upTo(entries, date)).streak).toBe(streakOn(summary, date));
        }
      }),
    );
  });

  it('has every daily once, and every day on which a streak was alive', () => {
    fc.assert(
      fc.property(histories, ({ history, today }) => {
        const entries = streakLedger(history, today);
        const played = entries.filter(({ score }) => score !== null);
        expect(played.map(({ date, score }) => [date, score])).toEqual(
          history.map(({ date, score }) => [date, score]),
        );
        const without = entries.filter(({ score }) => score === null).map(({ date }) => date);
        expect(new Set(without).size).toBe(without.length);
        for (const [i, { date, after }] of entries.entries()) {
          if (after > 0 && date < today) expect(entries[i + 1]?.date).toBe(addDays(date, 1));
        }
      }),
    );
  });

  it("doesn't end a streak by a game that doesn't count on a date that is still to come", () => {
    const [began, other] = historyOf([
      [0, 20],
      [4, 0, 'shortens'],
    ]);
    const today = addDays(START, 3);
    expect(replay(streakLedger([began!, other!], today)).streak).toBe(1);
    expect(replay(streakLedger([began!, other!], addDays(today, 1))).streak).toBe(0);
  });

  it('says what began, carried and ended a streak', () => {
    expect(
      linesOf(
        [
          [0, 25],
          [1, 20],
          [1, 17],
        ],
        1,
      ),
    ).toEqual(['20 began by score: 1', '21 carried by score: 2', '22 ended by low-score: 0']);
  });

  it('keeps a streak for three days without a game, and ends it on the fourth', () => {
    expect(linesOf([[0, 25]], 5)).toEqual([
      '20 began by score: 1',
      '21 kept by missed: 1',
      '22 kept by missed: 1',
      '23 kept by missed: 1',
      '24 ended by gap: 0',
    ]);
  });

  it('ends a streak and begins another on the same day', () => {
    expect(
      linesOf(
        [
          [0, 25],
          [4, 25],
        ],
        0,
      ).slice(-2),
    ).toEqual(['24 ended by gap: 0', '24 began by score: 1']);
  });

  it("leaves the streak as it is after a game that doesn't count, which is no game for the rule of three days", () => {
    expect(
      linesOf(
        [
          [0, 25],
          [1, 10, 'shortens'],
          [1, 30, 'late'],
          [2, 25],
        ],
        0,
      ),
    ).toEqual([
      '20 began by score: 1',
      '21 kept by shortens: 1',
      '22 kept by late: 1',
      '23 kept by missed: 1',
      '24 ended by gap: 0',
      '24 began by score: 1',
    ]);
  });

  it('tells how many days passed since the last game that counts', () => {
    const entries = streakLedger(
      historyOf([
        [0, 25],
        [1, 9, 'late'],
        [2, 22],
      ]),
      addDays(START, 3),
    );
    expect(entries.map(({ days }) => days)).toEqual([null, 1, 2, 3]);
  });

  it('keeps a low score without a streak', () => {
    expect(
      linesOf(
        [
          [0, 5],
          [1, 6],
        ],
        1,
      ),
    ).toEqual(['20 kept by low-score: 0', '21 kept by low-score: 0']);
  });

  it('is empty before the first game', () => expect(streakLedger([], START)).toEqual([]));
});
