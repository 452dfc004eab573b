/**
 * The reads of the tables, in one place, so that `bench/leaderboards` measures and explains exactly
 * these. Each limits along one index and joins only what is left.
 */
const standings = (order: string): string => `
  SELECT s."playerUUID", p."publicId", s.name, s."gameId", s.score, s.streak, s."bestStreak", s."lastThree"
    FROM (SELECT * FROM standings WHERE date = $1 ORDER BY ${order}, name LIMIT $2) AS s
    JOIN players p ON p."playerUUID" = s."playerUUID"`;

const STREAK_ORDERS = {
  'current-streak': 'streak DESC, score DESC, "bestStreak" DESC, "lastThree" DESC',
  'best-streak': '"bestStreak" DESC, streak DESC, "lastThree" DESC, score DESC',
} as const;

/** $1 the date, $2 how many. */
export const TODAY = standings('score DESC, streak DESC, "bestStreak" DESC, "lastThree" DESC');

/** $1 the date, $2 how many. */
export const TODAY_BY_STREAK = {
  'current-streak': standings(STREAK_ORDERS['current-streak']),
  'best-streak': standings(STREAK_ORDERS['best-streak']),
} as const;

const summaries = (players: string): string => `
  SELECT p."playerUUID", p."publicId", p.name, p.streak, p."bestStreak", p."streakDate"::text,
         p."recentDates", s."gameId", s.score
    FROM ${players} AS p
    LEFT JOIN standings s ON s."playerUUID" = p."playerUUID" AND s.date = $1`;

const byStreakDate = (order: string): string =>
  summaries(`(
    SELECT best.* FROM unnest($3::date[]) AS d(date), LATERAL (
      SELECT * FROM players WHERE name IS NOT NULL AND "streakDate" = d.date
       ORDER BY ${order}, name LIMIT $2) AS best)`);

/** $1 the date, $2 how many of each, $3 the dates of the newest dailies. */
export const BY_STREAK_DATE = {
  'current-streak': byStreakDate('streak DESC, "bestStreak" DESC'),
  'best-streak': byStreakDate('"bestStreak" DESC, streak DESC'),
} as const;

/** $1 the date, $2 how many. */
export const BEST_EVER = summaries(
  '(SELECT * FROM players WHERE name IS NOT NULL ORDER BY "bestStreak" DESC, name LIMIT $2)',
);

/** $1 the date, $2 the players. */
export const MEMBERS = `${summaries('players')} WHERE p."playerUUID" = ANY($2)`;

/** $1 how many. */
export const PERFECT = `
  SELECT name AS "playerName", "perfectScores" AS "perfectScoreCount" FROM players
   WHERE name IS NOT NULL AND "perfectScores" > 0 ORDER BY "perfectScores" DESC, name LIMIT $1`;
