import type { Period, PeriodSort } from '@tessera/rules';
import { RowParameters } from '../platform/database/row-parameters.js';
import { LISTED, sharesOf } from './leaderboards.sql.js';

/**
 * The queries of the leaderboards of past days, weeks and months, for `bench/leaderboards` too. Public ones read
 * `period_scores` along an index to their limit; groups and single players read games along another one.
 */
export const KINDS: Readonly<Record<Period, 'day' | 'week' | 'month'>> = {
  yesterday: 'day',
  week: 'week',
  month: 'month',
};
const MAX_GAMES = { day: 1, week: 7, month: 31 } as const;

const bestOf = (period: Period, also: string, order: string, rows: number): string => `
  SELECT * FROM period_scores
   WHERE kind = '${KINDS[period]}' AND start = $from AND ${LISTED} ${also}
   ORDER BY ${order} LIMIT ${rows}`;

const BEST: Readonly<Record<PeriodSort, (period: Period, rows: number) => string>> = {
  sum: (period, rows) => bestOf(period, '', 'sum DESC, games, "bestStreak" DESC, name', rows),
  // The best of each number of games, of which there are few.
  mean: (period, rows) => `
    SELECT best.* FROM generate_series($minGames::int, ${MAX_GAMES[KINDS[period]]}) AS c(games), LATERAL (${bestOf(
      period,
      "AND kind <> 'day' AND games = c.games",
      'sum DESC, "bestStreak" DESC, name',
      rows,
    )}) AS best
     ORDER BY sum::float8 / best.games DESC, sum DESC, "bestStreak" DESC, name LIMIT ${rows}`,
};

/** A player's game of a day, with its share. Other periods have several games. */
const shareOf = (period: Period, player: string, date: string): string =>
  period === 'yesterday'
    ? `LEFT JOIN one_player_versus_three_games g
         ON g."playerUUID" = ${player} AND g."dailyChallengeDate" = ${date} ${sharesOf('g')}`
    : 'CROSS JOIN (SELECT NULL AS "shareId") AS r';

/** The best players of a period. */
export const top = (period: Period, sort: PeriodSort, rows: number): string => `
  SELECT s."playerUUID", p."publicId", s.name, s.sum, s.games, s."bestStreak", r."shareId"
    FROM (${BEST[sort](period, rows)}) AS s
    JOIN players p ON p."playerUUID" = s."playerUUID"
    ${shareOf(period, 's."playerUUID"', '$from')}`;

/** The games of a player that count, held back or not, as `g`. */
const gamesOf = (player: string, { from, to }: { from: string; to: string }): string => `
  FROM one_player_versus_three_games g
 WHERE g."playerUUID" = ${player} AND g.status = 'completed' AND g.counts
   AND g."dailyChallengeDate" BETWEEN ${from} AND ${to}`;

const SUMS = `coalesce(sum("playerScore"), 0)::int AS sum, count(*)::int AS games,
              count("heldBack")::int AS "heldBack"`;

/** Of these players and dates, with or without a name. */
const withEverything = (period: Period, players: string): string => `
  SELECT p."playerUUID", p."publicId", p.name, p."bestStreak", s.*, r."shareId", wanted.from::text
    FROM ${players}
    JOIN players p ON p."playerUUID" = wanted."playerUUID"
    CROSS JOIN LATERAL (SELECT ${SUMS} ${gamesOf('wanted."playerUUID"', { from: 'wanted.from', to: 'wanted.to' })}) AS s
    ${shareOf(period, 'wanted."playerUUID"', 'wanted.from')}`;

export const groupMembers = (period: Period): string =>
  withEverything(
    period,
    `(SELECT "playerUUID", $from::date AS "from", $to::date AS "to"
        FROM group_memberships WHERE "groupId" = $groupId) AS wanted`,
  );

export const OWNS = new RowParameters('own', { from: 'date', to: 'date', playerUUID: 'uuid' });

export const own = (period: Period): string =>
  withEverything(period, `(SELECT * FROM ${OWNS.table}) AS wanted`);

/** The scores by the number of days since the first one. */
export const GROUP_DAYS = `
  SELECT p."playerUUID", p."publicId", p.name, p."bestStreak", s.*
    FROM group_memberships m
    JOIN players p ON p."playerUUID" = m."playerUUID"
    CROSS JOIN LATERAL (
      SELECT ${SUMS}, json_object_agg("dailyChallengeDate" - $from::date, "playerScore") AS scores
      ${gamesOf('m."playerUUID"', { from: '$from', to: '$to' })}
    ) AS s
   WHERE m."groupId" = $groupId`;

/** Locked rows are skipped. */
export const REMOVE_PAST_PERIODS = `
  WITH gone AS (
    DELETE FROM period_scores WHERE ("playerUUID", kind, start) IN (
      SELECT "playerUUID", kind, start FROM period_scores WHERE kind = $kind AND start < $firstKept LIMIT $max
         FOR UPDATE SKIP LOCKED)
    RETURNING 1
  )
  SELECT count(*)::int AS count FROM gone`;
