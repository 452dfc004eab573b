import { RowParameters } from '../platform/database/row-parameters.js';
import { AVERAGE_COLUMNS, NO_AVERAGE, OWN_AVERAGES, PUBLIC_AVERAGES } from '../players/index.js';
import { PERFECT_SCORE, SORT_MODES, type SortKey, type SortMode } from '@tessera/rules';

/**
 * The queries of the leaderboards, in one place so that `bench/leaderboards` measures and explains exactly
 * these. Each reads a limited number of rows along one index and joins only those. The limit is part of the
 * statement: a plan for any limit would assume a tenth of all rows, and scan whole tables.
 */
const COLUMNS: Readonly<Record<SortKey, string>> = {
  todayScore: 'score',
  currentStreak: 'streak',
  bestStreak: '"bestStreak"',
  lastThreeGamesCount: '"lastThree"',
  ...AVERAGE_COLUMNS,
};

const orderBy = (keys: readonly SortKey[], columns = COLUMNS): string =>
  keys.map((key) => `${columns[key]} DESC`).join(', ');
/** The sort order of a mode, and of the index that it reads, apart from the name. */
export const orderOf = (mode: SortMode): string => orderBy(SORT_MODES[mode].order);

/** Without players whom an admin has left out. So few that they are read once for each leaderboard. */
export const LISTED = '"playerUUID" NOT IN (SELECT "playerUUID" FROM players WHERE "isLeftOut")';

/** The shares of games, without those that an admin has ended. */
export const sharesOf = (games: string): string =>
  `LEFT JOIN public_game_results r ON r."gameId" = ${games}."gameId" AND r."endedAt" IS NULL`;

/** The best players among those who have completed the date's daily. */
export const today = (mode: SortMode, rows: number): string => `
  SELECT s."playerUUID", p."publicId", s.name AS "playerName", r."shareId", s.score AS "todayScore",
         s.streak AS "currentStreak", s."bestStreak", s."lastThree" AS "lastThreeGamesCount", ${PUBLIC_AVERAGES}
    FROM (SELECT * FROM standings WHERE date = $date AND ${LISTED} ORDER BY ${orderOf(mode)}, name LIMIT ${rows}) AS s
    JOIN players p ON p."playerUUID" = s."playerUUID"
    LEFT JOIN recent_averages a ON a."playerUUID" = s."playerUUID" AND a.date = $date
    ${sharesOf('s')}`;

/** The part of a `SummaryRow` that is in `players`. */
const SUMMARY = `p."playerUUID", p."publicId", p.name AS "playerName", p.streak, p."bestStreak",
         p."streakDate"::text, p."recentDates"::text`;

const summaries = (players: string): string => `
  SELECT ${SUMMARY}, s.score AS "todayScore", r."shareId", ${PUBLIC_AVERAGES}
    FROM ${players} AS p
    LEFT JOIN recent_averages a ON a."playerUUID" = p."playerUUID" AND a.date = $date
    LEFT JOIN standings s ON s."playerUUID" = p."playerUUID" AND s.date = $date
    ${sharesOf('s')}`;

/** Players with public streaks: neither left out by an admin, nor with a newest result that was held back. */
const COUNTS = 'NOT "isLeftOut" AND NOT "isHeldBack"';

/** The values of `recent_class`: players who share a streak date and a class have the same number of recent games. */
const RECENT_CLASSES = '{0,1,2,3,4}';

const LAST_THREE = `(
  SELECT count(*) FROM unnest("recentDates") AS recent WHERE recent::date BETWEEN $date::date - 2 AND $date)`;

/** The longest streaks among players whose newest daily was on one of these dates. */
export const byStreakDate = (mode: SortMode, rows: number): string => {
  // `today` finds the players with a score of today.
  const keys: readonly SortKey[] = SORT_MODES[mode].order.filter((key) => key !== 'todayScore');
  const inClass = orderBy(keys.filter((key) => key !== 'lastThreeGamesCount'));
  const overall = orderBy(keys, { ...COLUMNS, lastThreeGamesCount: LAST_THREE });
  return summaries(`(
    SELECT best.* FROM unnest($dates::date[]) AS d(date), unnest('${RECENT_CLASSES}'::int[]) AS c(class), LATERAL (
      SELECT * FROM players
       WHERE name IS NOT NULL AND ${COUNTS} AND "streakDate" = d.date
         AND recent_class("streakDate", "recentDates") = c.class
       ORDER BY ${inClass}, name LIMIT ${rows}) AS best
     ORDER BY ${overall}, name LIMIT ${rows})`);
};

/** The longest streaks ever; players with current streaks are covered by the other queries. */
export const bestEver = (rows: number): string =>
  summaries(`(
    SELECT * FROM players WHERE name IS NOT NULL AND ${COUNTS} ORDER BY "bestStreak" DESC, name LIMIT ${rows})`);

/** The highest averages. */
export const averages = (mode: SortMode, rows: number): string =>
  summaries(`(
    SELECT players.* FROM (
      SELECT "playerUUID" FROM recent_averages
       WHERE date = $date AND ${COLUMNS[SORT_MODES[mode].order[0]]} > ${NO_AVERAGE} AND ${LISTED}
       ORDER BY ${orderOf(mode)}, name LIMIT ${rows}) AS best
      JOIN players USING ("playerUUID"))`);

/** Of these players and dates, with or without a name, including results that were held back. */
const withEverything = (players: string, games: string, more = ''): string => `
  SELECT ${SUMMARY}, ${more} g."playerScore" AS "todayScore", g."heldBack", r."shareId", ${OWN_AVERAGES},
         wanted.date::text AS date
    FROM ${players}
    JOIN players p ON p."playerUUID" = wanted."playerUUID"
    ${games} JOIN one_player_versus_three_games g ON g."playerUUID" = p."playerUUID"
     AND g."dailyChallengeDate" = wanted.date AND g.status = 'completed' AND g.counts
    LEFT JOIN recent_averages a ON a."playerUUID" = p."playerUUID" AND a.date = wanted.date
    ${sharesOf('g')}`;

/** All members in one statement, because their number is limited. */
export const GROUP_MEMBERS = withEverything(
  `(SELECT "playerUUID", $date::date AS date FROM group_memberships WHERE "groupId" = $groupId) AS wanted`,
  'LEFT',
  `p."perfectScores" + (
     SELECT count(*)::int FROM one_player_versus_three_games AS perfect
      WHERE perfect."playerUUID" = p."playerUUID" AND perfect."heldBack" IS NOT NULL
        AND "playerScore" = ${PERFECT_SCORE} AND status = 'completed' AND counts) AS "perfectScoreCount",`,
);

export const OWNS = new RowParameters('own', { date: 'date', playerUUID: 'uuid' });

/** The score is read from the game, because only named players have standings. */
export const OWN = withEverything(`(SELECT * FROM ${OWNS.table}) AS wanted`, '');

const AFTER_ROW = 'AND "perfectScores" <= $score AND ("perfectScores" < $score OR name > $name)';

/** The previous page, if any, ends with `$name` and so many perfect scores: `$score`. */
export const perfectScores = (rows: number, isAfterRow = false): string => `
  SELECT "playerUUID", "publicId", name AS "playerName", "perfectScores" AS "perfectScoreCount" FROM players
   WHERE name IS NOT NULL AND NOT "isLeftOut" AND "perfectScores" > 0 ${isAfterRow ? AFTER_ROW : ''} ORDER BY "perfectScores" DESC, name LIMIT ${rows}`;
