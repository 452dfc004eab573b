import fc from 'fast-check';
import { dates } from '../test/arbitraries.js';
import { plainDate } from './calendar.js';
import { recordOf } from './player-record.js';

const daily = (date: string, score: number) => ({ date: plainDate(date), score });

describe("a player's record", () => {
  it('is empty without games', () => {
    const { games, mean, best, perfect, months, scores } = recordOf([]);
    expect([games, mean, best, perfect, months]).toEqual([0, null, null, 0, []]);
    expect(scores).toHaveLength(33);
  });

  it('counts scores, and averages to one decimal place, in total and by month', () => {
    const record = recordOf([daily('2026-02-28', 0), daily('2026-03-01', 32), daily('2026-03-09', 21)]);
    expect(record).toMatchObject({ games: 3, mean: 17.7, best: 32, perfect: 1 });
    expect(record.months).toEqual([
      { month: '2026-03', games: 2, mean: 26.5 },
      { month: '2026-02', games: 1, mean: 0 },
    ]);
    expect([record.scores[0], record.scores[21], record.scores[22]]).toEqual([1, 1, 0]);
  });

  it('adds up', () => {
    const dailies = fc.uniqueArray(fc.record({ date: dates, score: fc.integer({ min: 0, max: 32 }) }), {
      selector: ({ date }) => date,
    });
    fc.assert(
      fc.property(dailies, (played) => {
        const { games, best, scores, months } = recordOf(Object.freeze(played));
        const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
        expect([games, sum(scores), sum(months.map((month) => month.games))]).toEqual(
          Array.from({ length: 3 }, () => played.length),
        );
        expect(best).toBe(played.length === 0 ? null : Math.max(...played.map(({ score }) => score)));
      }),
    );
  });
});
