import { CALLS } from '@tessera/contracts/calls';
import type { OwnPeriodEntry, PeriodEntry } from '@tessera/contracts/leaderboards';
import { comparePeriodScores, periodOn, type Period, type PlainDate } from '@tessera/rules';
import type { TestApp } from './app.js';
import type { Browser } from './browser.js';

interface PeriodQuery {
  period?: Period;
  back?: number;
  sort?: 'sum' | 'mean';
  limit?: number;
  timezone?: string;
}

/** The leaderboard of a period, as a browser or nobody sees it. */
export async function periodBoard(viewer: TestApp | Browser, query: PeriodQuery = {}) {
  const { body } = await viewer.call(CALLS.periodLeaderboard, {
    query: { period: 'week', timezone: 'UTC', ...query },
  });
  return body as {
    period: { from: string; to: string; days: number; hasEarlier: boolean; minGames: number };
    leaderboard: PeriodEntry[];
    own: OwnPeriodEntry | null;
  };
}

/** The names on it with points and games. */
export const pointsOn = async (viewer: TestApp | Browser, query: PeriodQuery = {}) =>
  (await periodBoard(viewer, query)).leaderboard.map(({ playerName, sum, games }) => [
    playerName,
    sum,
    games,
  ]);

export const readGroupPeriod = (member: Browser, groupId: string, query: PeriodQuery = {}) =>
  member.call(CALLS.groupPeriodLeaderboard, {
    params: { groupId },
    query: { period: 'week', timezone: 'UTC', ...query },
  });

interface ScoreRow {
  playerUUID: string;
  kind: string;
  start: PlainDate;
  name: string;
  sum: number;
  games: number;
}

const PERIOD_OF = { day: 'yesterday', week: 'week', month: 'month' } as const;

const byKey = (a: ScoreRow, b: ScoreRow) =>
  [a.playerUUID, a.kind, a.start].join() < [b.playerUUID, b.kind, b.start].join() ? -1 : 1;

/** The stored sums. */
export const storedSums = async (app: Pick<TestApp, 'sql'>): Promise<ScoreRow[]> =>
  (
    await app.sql<ScoreRow>('SELECT "playerUUID", kind, start::text, name, sum, games FROM period_scores')
  ).sort(byKey);

/** The same, counted from the stored games. */
export async function countedSums(app: Pick<TestApp, 'sql'>): Promise<ScoreRow[]> {
  const games = await app.sql<{ playerUUID: string; date: PlainDate; score: number; name: string }>(
    `SELECT "playerUUID", "dailyChallengeDate"::text AS date, "playerScore" AS score, name
       FROM one_player_versus_three_games JOIN players USING ("playerUUID")
      WHERE status = 'completed' AND counts AND "heldBack" IS NULL AND name IS NOT NULL`,
  );
  const rows = new Map<string, ScoreRow>();
  for (const { playerUUID, date, score, name } of games) {
    for (const kind of ['day', 'week', 'month'] as const) {
      const start = kind === 'day' ? date : periodOn(PERIOD_OF[kind], date).from;
      const key = [playerUUID, kind, start].join();
      const row = rows.get(key) ?? { playerUUID, kind, start, name, sum: 0, games: 0 };
      rows.set(key, { ...row, sum: row.sum + score, games: row.games + 1 });
    }
  }
  return [...rows.values()].sort(byKey);
}

/** Whether rows have the order of a leaderboard, apart from ties. */
export const isSorted = (sort: 'sum' | 'mean', rows: readonly PeriodEntry[]): boolean =>
  rows.every((row, i) => {
    const before = rows[i - 1];
    const plain = ({ sum, games }: PeriodEntry) => ({ sum, games, bestStreak: 0, name: null });
    return before === undefined || comparePeriodScores(sort, plain(before), plain(row)) <= 0;
  });
