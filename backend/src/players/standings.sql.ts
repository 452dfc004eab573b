import { AVERAGE_WINDOW, STREAK_GAP_DAYS } from '@tessera/rules';

/**
 * How the rows for the leaderboards are calculated from stored games, for these players ($1). In one place,
 * so that `bench/leaderboards` fills its tables with exactly these.
 */
export const COUNT_PERFECT_SCORES = `
  UPDATE players SET "perfectScores" = (
    SELECT count(*) FROM one_player_versus_three_games g
     WHERE g."playerUUID" = players."playerUUID" AND "playerScore" = 32 AND status = 'completed' AND counts)
   WHERE "playerUUID" = ANY($1)`;

/** One statement for both tables, which saves the player's request a round trip. */
export const REMOVE_STANDINGS = `
  WITH averages AS (DELETE FROM recent_averages WHERE "playerUUID" = ANY($1))
  DELETE FROM standings WHERE "playerUUID" = ANY($1)`;

/** $2: the oldest date that isn't over everywhere. */
const INSERT_DAYS = `
  INSERT INTO standings ("playerUUID", date, name, "gameId", score, streak, "bestStreak", "lastThree")
  SELECT p."playerUUID", g."dailyChallengeDate", p.name, g."gameId", g."playerScore",
         CASE WHEN g."dailyChallengeDate" - p."streakDate" <= ${STREAK_GAP_DAYS} THEN p.streak ELSE 0 END,
         p."bestStreak",
         (SELECT count(*) FROM unnest(p."recentDates") AS recent
           WHERE recent::date BETWEEN g."dailyChallengeDate" - 2 AND g."dailyChallengeDate")
    FROM players p JOIN one_player_versus_three_games g ON g."playerUUID" = p."playerUUID"
   WHERE p."playerUUID" = ANY($1) AND p.name IS NOT NULL AND g."dailyChallengeDate" >= $2
     AND g.status = 'completed' AND g.counts`;

/**
 * $2: the oldest date that isn't over everywhere. One row per date, up to the one on which the last game
 * leaves the window.
 */
const INSERT_AVERAGES = `
  INSERT INTO recent_averages ("playerUUID", date, name, average, "bestStreak")
  SELECT p."playerUUID", g."dailyChallengeDate" + age, p.name, round(avg(g."playerScore"), 1), p."bestStreak"
    FROM players p JOIN one_player_versus_three_games g ON g."playerUUID" = p."playerUUID",
         generate_series(0, ${AVERAGE_WINDOW.days - 1}) AS age
   WHERE p."playerUUID" = ANY($1) AND p.name IS NOT NULL AND g.status = 'completed' AND g.counts
     AND g."dailyChallengeDate" > $2::date - ${AVERAGE_WINDOW.days} AND g."dailyChallengeDate" + age >= $2
   GROUP BY 1, 2 HAVING count(*) >= ${AVERAGE_WINDOW.games}`;

/** Both tables in one statement. $2: the oldest date that isn't over everywhere. */
export const INSERT_STANDINGS = `WITH days AS (${INSERT_DAYS}) ${INSERT_AVERAGES}`;

/**
 * $1: the oldest date that isn't over everywhere; $2: the maximum number of rows. Locked rows are skipped.
 */
export const REMOVE_PAST_AVERAGES = `
  DELETE FROM recent_averages WHERE ("playerUUID", date) IN (
    SELECT "playerUUID", date FROM recent_averages WHERE date < $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`;
