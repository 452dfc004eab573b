import type { Page } from '@playwright/test';
import type { GroupWeekMember, PeriodEntry } from '@tessera/contracts/leaderboards';
import { dateIn, datesOf, daysBetween, periodOn, PERIODS, type Period } from '@tessera/rules';
import { TIME_ZONE } from '../support/time-zone';
import { fakeResponse } from './fake-responses';

const NAMES = [
  'Marigold',
  'A name of twenty five ltrs',
  'Ōtsuka Yūki',
  'Ben',
  'Δάφνη',
  'Pim & Co.',
  'mo',
  'Patient Plover',
];

const today = () => dateIn(TIME_ZONE, Date.now());

const entry = (place: number, period: Period): PeriodEntry => {
  const games = period === 'yesterday' ? 1 : Math.max(1, 7 - (place % 5));
  const sum = Math.max(1, games * (31 - place));
  return {
    playerUUID: `00000000-0000-8000-8000-${String(place).padStart(12, '0')}`,
    playerName: NAMES[place] ?? `Player ${place}`,
    sum,
    games,
    mean: Math.round((10 * sum) / games) / 10,
    shareId: period === 'yesterday' && place % 2 === 0 ? 'demo' : null,
  };
};

/** The same for each period, in no particular order. */
const described = (period: Period, back = 0) => {
  const range = periodOn(period, today(), back);
  const days = Math.max(1, Math.min(daysBetween(range.from, range.to), daysBetween(range.from, today())) + 1);
  return { period, ...range, days, hasEarlier: true };
};

/** The global leaderboards of yesterday, the week and the month with this many rows. */
export async function fakePeriods(page: Page, rows: number, own: object | null = null): Promise<void> {
  for (const period of PERIODS) {
    const leaderboard = Array.from({ length: rows }, (_, place) => entry(place, period)).sort(
      (a, b) => b.sum - a.sum,
    );
    await fakeResponse(page, `**/api/leaderboard/period?period=${period}&*`, {
      success: true,
      period: { ...described(period, period === 'week' ? 1 : 0), minGames: 4 },
      leaderboard,
      own,
    });
  }
}

/** The player's own row, of whom one game was held back. */
export const ownPeriodEntry = () => ({ ...entry(9, 'week'), playerName: null, heldBack: 1 });

/** Members who have played some days, every day, or never. */
const SCORES: readonly (readonly (number | null)[])[] = [
  [24, 29, 20, 27, 31, 22, 25],
  [26, null, 21, 27, 18, null, 32],
  [9, 17, null, null, 24, 20, 3],
  [null, null, null, null, null, null, null],
];

/** A group's leaderboards of periods, and its last week. */
export async function fakeGroupPeriods(page: Page, groupId: string): Promise<void> {
  const week = described('week', 1);
  const members = SCORES.map((scores, place): GroupWeekMember => {
    const played = scores.flatMap((score) => score ?? []);
    return {
      playerUUID: `00000000-0000-8000-8000-${String(place).padStart(12, '0')}`,
      playerName: place === 3 ? null : (NAMES[place] ?? null),
      scores: [...scores],
      sum: played.reduce((sum, score) => sum + score, 0),
      games: played.length,
    };
  });
  await fakeResponse(page, `**/api/groups/${groupId}/week*`, {
    success: true,
    period: week,
    dates: datesOf(week),
    today: today(),
    members,
  });
  for (const period of PERIODS) {
    const leaderboard = members.map(({ playerUUID, playerName, ...member }): PeriodEntry => ({
      playerUUID,
      playerName,
      sum: member.sum,
      games: member.games,
      mean: member.games === 0 ? null : Math.round((10 * member.sum) / member.games) / 10,
      shareId: null,
    }));
    await fakeResponse(page, `**/api/groups/${groupId}/leaderboard/period?period=${period}&*`, {
      success: true,
      period: described(period, 1),
      leaderboard,
    });
  }
}
