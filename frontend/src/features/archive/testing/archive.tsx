import type { ArchivedDay } from '@tessera/contracts/practice';
import { PAGES } from '@tessera/contracts/wire';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { ArchivePage } from '../archive-page';

export const aDay = (day: number, change: Partial<ArchivedDay> = {}): ArchivedDay => ({
  date: `2026-11-${String(day).padStart(2, '0')}` as ArchivedDay['date'],
  gameNumber: 669 + day,
  expectedScore: 24.3,
  dailyScore: null,
  dailyGameId: null,
  practice: null,
  ...change,
});

export const DAYS = [
  aDay(17),
  aDay(18, { dailyScore: 24, dailyGameId: 'game-687' }),
  aDay(19, { practice: { gameId: 'PR-G688-abcdefghijkl', status: 'completed', score: 27 } }),
  aDay(20, { practice: { gameId: 'PR-G689-abcdefghijkl', status: 'active', score: null } }),
];

const SPREAD = { date: '2026-11-18', games: 12, scores: null };

export const monthAnswer = (month: string, days: ArchivedDay[]): FakeResponse => ({
  body: { success: true, month, firstMonth: '2026-10', lastMonth: '2026-11', days },
});

export const unplayed = { success: true, gameNumber: 691, hasCompleted: false, completion: null, recent: [] };

export const serve = (answers: Record<string, FakeResponse> = {}, check: object = unplayed) =>
  fakeFetch(({ path }) => {
    const month = path.split('/').at(-1)!;
    if (answers[month]) return answers[month];
    if (path === '/api/1pv3/check-completion') return { body: { ...check, hasActiveGame: false } };
    if (path.startsWith('/api/daily/spread/')) return { body: { success: true, spread: SPREAD } };
    return monthAnswer(month, month === '2026-11' ? DAYS : []);
  });

export const open = (address: string = PAGES.archive) => {
  const pages = showPages(
    [
      { path: PAGES.archive, element: <ArchivePage /> },
      { path: PAGES.practice, element: <p>A practice</p> },
    ],
    address,
  );
  return { user: userEvent.setup(), ...pages };
};

export const dayNamed = (name: RegExp) => screen.findByRole('button', { name });

export const completion = { gameNumber: 691, finalScore: 26, gameId: 'game-691' };
