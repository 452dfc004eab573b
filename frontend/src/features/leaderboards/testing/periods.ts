import type { GroupWeekMember, OwnPeriodEntry, PeriodEntry } from '@tessera/contracts/leaderboards';
import { datesOf, periodOn, plainDate, type Period } from '@tessera/rules';
import type { FakeResponse } from '../../../store/testing/fake-fetch';

/** A Wednesday. */
const TODAY = plainDate('2026-11-25');

export const periodEntry = (playerName: string, sum: number, games: number): PeriodEntry => ({
  playerUUID: playerName,
  playerName,
  sum,
  games,
  shareId: null,
  mean: games === 0 ? null : Math.round((10 * sum) / games) / 10,
});

export const ownPeriodEntry = (sum: number, games: number, heldBack = 0): OwnPeriodEntry => ({
  ...periodEntry('me', sum, games),
  playerName: null,
  heldBack,
});

const described = (period: Period, back: number) => ({
  period,
  ...periodOn(period, TODAY, back),
  days: 7,
  hasEarlier: true,
});

/** The response with a period's leaderboard. */
export const periodResponse = (
  leaderboard: readonly PeriodEntry[],
  { own = null, minGames = 0 }: { own?: OwnPeriodEntry | null; minGames?: number } = {},
): FakeResponse => ({
  body: { success: true, period: { ...described('week', 0), minGames }, leaderboard, own },
});

/** The response with a group's leaderboard of a period. */
export const groupPeriodResponse = (
  leaderboard: readonly PeriodEntry[],
  hasEarlier = true,
): FakeResponse => ({
  body: { success: true, period: { ...described('week', 0), hasEarlier }, leaderboard },
});

export const weekMember = (
  playerName: string | null,
  scores: readonly (number | null)[],
): GroupWeekMember => {
  const played = scores.flatMap((score) => score ?? []);
  return {
    playerUUID: playerName ?? 'nameless',
    playerName,
    scores: [...scores],
    sum: played.reduce((sum, score) => sum + score, 0),
    games: played.length,
  };
};

/** The response with the scores of a group's current week. */
export const weekResponse = (members: readonly GroupWeekMember[]): FakeResponse => {
  const period = described('week', 0);
  return { body: { success: true, period, dates: datesOf(period), today: TODAY, members } };
};
