import { addDays, plainDate, type PlainDate } from '@tessera/rules';
import fc from 'fast-check';
import { forgetPlayer } from '../local-player';
import {
  completionOn,
  localCompletions,
  localPlayedOfLastThree,
  localStreak,
  ownCompletionOn,
  recordCompletion,
} from './completions';

const TODAY = plainDate('2026-11-20');
const daysAgo = (days: number): PlainDate => addDays(TODAY, -days);

const record = (days: number, finalScore = 24) =>
  recordCompletion(
    { date: daysAgo(days), gameNumber: 689 - days, finalScore, gameId: `game-${days}` },
    TODAY,
    '2026-11-20T10:00:00.000Z',
  );

it('stores a completion in the documented format', () => {
  record(0, 26);
  const [first] = JSON.parse(localStorage.getItem('1pv3_daily_completions') ?? '[]') as object[];
  expect(first).toEqual({
    date: '20/11/2026',
    gameNumber: 689,
    playerUUID: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    completedAt: '2026-11-20T10:00:00.000Z',
    finalScore: 26,
    gameId: 'game-0',
  });
  expect(completionOn(TODAY)?.finalScore).toBe(26);
  expect(completionOn(daysAgo(1))).toBeNull();
});

it('returns every completion of the last 90 days, newest first, and drops older ones', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 30 }), (days) => {
      localStorage.clear();
      days.toSorted((a, b) => b - a).forEach((day) => record(day));
      const saved = localCompletions().map(({ gameId }) => gameId);
      // Writing removes only other completions, so the newest one stays even if it is too old.
      const expected = days.filter((day) => day <= 90 || day === Math.min(...days)).toSorted((a, b) => a - b);
      expect(saved).toEqual(expected.map((day) => `game-${day}`));
    }),
  );
});

it('ignores garbage in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      localStorage.setItem('1pv3_daily_completions', text);
      expect(localStreak(TODAY)).toBe(0);
      expect(localCompletions()).toEqual([]);
    }),
  );
});

it('counts the streak from the newest game to the first score below 20', () => {
  [30, 20, 25, 19, 31].forEach((score, days) => record(days, score));
  expect(localStreak(TODAY)).toBe(3);
});

it('keeps a streak alive through two missed days, but not more', () => {
  record(0);
  record(3);
  record(7);
  expect(localStreak(TODAY)).toBe(2);
  localStorage.clear();
  record(4);
  expect(localStreak(TODAY)).toBe(0);
});

it('counts the games of today and the previous two days', () => {
  [0, 2, 3].forEach((days) => record(days));
  expect(localPlayedOfLastThree(TODAY)).toBe(2);
});

const MOSAIC = 'BRATeasyEACHreds';

it("shows a result only to its player, although another player's game counts as played here", () => {
  recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'a', mosaic: MOSAIC }, TODAY);
  expect(ownCompletionOn(TODAY)?.mosaic).toBe(MOSAIC);
  forgetPlayer();
  expect(ownCompletionOn(TODAY)).toBeNull();
  expect(completionOn(TODAY)).toMatchObject({ gameId: 'a', mosaic: '' });
});

it('keeps a grid it knows when the same game is recorded again without one', () => {
  const completion = { date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'a' };
  recordCompletion({ ...completion, mosaic: MOSAIC }, TODAY);
  recordCompletion(completion, TODAY);
  expect(completionOn(TODAY)?.mosaic).toBe(MOSAIC);
  recordCompletion({ ...completion, gameId: 'b' }, TODAY);
  expect(completionOn(TODAY)?.mosaic).toBe('');
});
