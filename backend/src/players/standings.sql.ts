import { AVERAGE_WINDOW, STREAK_GAP_DAYS } from '@tessera/rules';
import { STORED_AVERAGES, averagesOf } from './averages.sql.js';

/**
 * How the rows for the leaderboards are calculated from stored games, for these players ($1). In one place,
 * so that `bench/leaderboards` fills its tables with exactly these.
 */
export const SUMMARIZE_GAMES = `
  UPDATE players SET "perfectScores" = (
    SELECT count(*) FROM one_player_versus_three_games g
     WHERE g."playerUUID" = players."playerUUID" AND "playerScore" = 32 AND status = 'completed' AND counts
       AND "heldBack" IS NULL),
    "isHeldBack" = coalesce((
    SELECT "heldBack" IS NOT NULL FROM one_player_versus_three_games g
     WHERE g."playerUUID" = players."playerUUID" AND status = 'completed' AND counts
     ORDER BY "dailyChallengeDate" DESC LIMIT 1), false)
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
     AND g.status = 'completed' AND g.counts AND g."heldBack" IS NULL`;

/**
 * $2: the oldest date that isn't over everywhere. One row per date, up to the one on which the last game
 * leaves the window.
 */
const INSERT_AVERAGES = `
  INSERT INTO recent_averages ("playerUUID", date, name, "bestStreak", ${STORED_AVERAGES.join(', ')})
  SELECT p."playerUUID", g."dailyChallengeDate" + age, p.name, p."bestStreak",
         ${averagesOf('g."playerScore"', 'g."heldBack" IS NULL')}
    FROM players p JOIN one_player_versus_three_games g ON g."playerUUID" = p."playerUUID",
         generate_series(0, ${AVERAGE_WINDOW.days - 1}) AS age
   WHERE p."playerUUID" = ANY($1) AND p.name IS NOT NULL AND g.status = 'completed' AND g.counts
     AND g."dailyChallengeDate" > $2::date - ${AVERAGE_WINDOW.days} AND g."dailyChallengeDate" + age >= $2
   GROUP BY 1, 2 HAVING count(*) >= ${AVERAGE_WINDOW.games}`;

/** Both tables in one statement. $2: the oldest date that isn't over everywhere. */
export const INSERT_STANDINGS = `WITH days AS (${INSERT_DAYS}) ${INSERT_AVERAGES}`;

/**
 * What the two tables become when named players complete their newest daily, as part of the statement that
 * completes it, which can't read its own changes yet. `completed` is a relation with the columns of `standings`,
 * whose name may be null, and `heldBack`; `since` is the oldest date that isn't over everywhere.
 */
export const showCompleted = (completed: string, since: string): string => `
  named AS (SELECT * FROM ${completed} WHERE name IS NOT NULL),
  shown AS (
    INSERT INTO standings ("playerUUID", date, name, "gameId", score, streak, "bestStreak", "lastThree")
    SELECT "playerUUID", date, name, "gameId", score, streak, "bestStreak", "lastThree" FROM named
     WHERE "heldBack" IS NULL
  ), other_dates AS (
    UPDATE standings SET streak = named.streak, "bestStreak" = named."bestStreak" FROM named
     WHERE standings."playerUUID" = named."playerUUID" AND standings.date BETWEEN ${since} AND named.date - 1
  ), past_dates AS (
    DELETE FROM standings USING named
     WHERE standings."playerUUID" = named."playerUUID" AND standings.date < ${since}
  ), averaged AS (
    INSERT INTO recent_averages ("playerUUID", date, name, "bestStreak", ${STORED_AVERAGES.join(', ')})
    SELECT named."playerUUID", played.date + age, named.name, named."bestStreak",
           ${averagesOf('played.score', 'played."isPublic"')}
      FROM named, LATERAL (
        SELECT "dailyChallengeDate" AS date, "playerScore" AS score, g."heldBack" IS NULL AS "isPublic",
               count(*) OVER () AS games
          FROM one_player_versus_three_games g
         WHERE g."playerUUID" = named."playerUUID" AND status = 'completed' AND counts
           AND "dailyChallengeDate" > ${since} - ${AVERAGE_WINDOW.days}
        UNION ALL SELECT named.date, named.score, named."heldBack" IS NULL, ${AVERAGE_WINDOW.games}) AS played,
        generate_series(0, ${AVERAGE_WINDOW.days - 1}) AS age
     WHERE games >= ${AVERAGE_WINDOW.games - 1} AND played.date + age >= ${since}
     GROUP BY 1, 2, 3, 4 HAVING count(*) >= ${AVERAGE_WINDOW.games}
    ON CONFLICT ("playerUUID", date) DO UPDATE
      SET ${['name', '"bestStreak"', ...STORED_AVERAGES].map((column) => `${column} = excluded.${column}`).join(', ')}
  ), past_averages AS (
    DELETE FROM recent_averages USING named
     WHERE recent_averages."playerUUID" = named."playerUUID" AND recent_averages.date < ${since}
  )`;
