import { plainDate, periodOn } from '@tessera/rules';
import { datesText, minGamesText, nobodyText, positionText } from './period-texts';

const today = plainDate('2026-11-25');
const weekOf = (date: string) => datesText('week', periodOn('week', plainDate(date)), today);

it('puts the dates of a period in words', () => {
  expect(datesText('yesterday', periodOn('yesterday', today), today)).toBe('Tuesday 24 November');
  expect(datesText('yesterday', periodOn('yesterday', plainDate('2026-01-01')), today)).toBe(
    'Wednesday 31 December 2025',
  );
  expect(weekOf('2026-11-18')).toBe('16 to 22 November');
  expect(weekOf('2026-12-01')).toBe('30 November to 6 December');
  expect(weekOf('2026-01-01')).toBe('29 December 2025 to 4 January 2026');
  expect(weekOf('2025-06-05')).toBe('2 to 8 June 2025');
  expect(datesText('month', periodOn('month', today, 11), today)).toBe('December 2025');
});

it('says how long ago that was, and why there is nothing earlier', () => {
  expect(positionText('yesterday', 0, false)).toBe('Yesterday');
  expect(positionText('yesterday', 2, false)).toBe('3 days ago');
  expect(positionText('week', 0, false)).toBe('This week so far');
  expect(positionText('month', 1, false)).toBe('Last month');
  expect(positionText('week', 5, true)).toBe('5 weeks ago · The first week');
  expect(positionText('week', 51, true)).toBe('51 weeks ago · Kept for a year');
});

it('words what is missing', () => {
  expect([nobodyText('week', 0), nobodyText('week', 1), nobodyText('yesterday', 0)]).toEqual([
    'No scores listed this week yet',
    'No scores listed that week',
    'No scores listed that day',
  ]);
  expect([minGamesText(1), minGamesText(4)]).toEqual([
    'Averages need at least 1 game.',
    'Averages need at least 4 games.',
  ]);
});
