import { AVERAGE_WINDOW, STREAK_GAP_DAYS, type PlainDate } from '@tessera/rules';
import { Injectable } from '@nestjs/common';
import { STORED_AVERAGES, averagesOf } from './averages.sql.js';
import type { Transaction } from '../platform/database/transactions.js';

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
 * What the two tables become when named players complete a daily, as part of the statement that completes it,
 * which can't read its own changes yet. `completed` is a relation with the players' new streaks and recent dates,
 * their names, which may be null, and the `gameId`, `date`, `score`, `counts` and `heldBack` of the daily; `since` is
 * the oldest date that isn't over everywhere.
 */
export const showCompleted = (completed: string, since: string): string => `
  named AS (SELECT * FROM ${completed} WHERE name IS NOT NULL),
  played AS (
    SELECT named."playerUUID", dailies.*, count(*) OVER (PARTITION BY named."playerUUID") AS games
      FROM named, LATERAL (
        SELECT g."gameId", "dailyChallengeDate" AS date, "playerScore" AS score, g."heldBack" IS NULL AS "isPublic"
          FROM one_player_versus_three_games g
         WHERE g."playerUUID" = named."playerUUID" AND status = 'completed' AND g.counts
           AND "dailyChallengeDate" > ${since} - ${AVERAGE_WINDOW.days}
        UNION ALL
        SELECT named."gameId", named.date, named.score, named."heldBack" IS NULL WHERE named.counts) AS dailies
  ), shown AS (
    INSERT INTO standings ("playerUUID", date, name, "gameId", score, streak, "bestStreak", "lastThree")
    SELECT "playerUUID", played.date, name, played."gameId", played.score,
           CASE WHEN played.date - "streakDate" <= ${STREAK_GAP_DAYS} THEN streak ELSE 0 END, "bestStreak",
           (SELECT count(*) FROM unnest("recentDates"::date[]) AS recent
             WHERE recent BETWEEN played.date - 2 AND played.date)
      FROM named JOIN played USING ("playerUUID")
     WHERE played.date >= ${since} AND "isPublic"
    ON CONFLICT ("playerUUID", date) DO UPDATE
      SET streak = excluded.streak, "bestStreak" = excluded."bestStreak", "lastThree" = excluded."lastThree"
  ), past_dates AS (
    DELETE FROM standings USING named
     WHERE standings."playerUUID" = named."playerUUID" AND standings.date < ${since}
  ), averaged AS (
    INSERT INTO recent_averages ("playerUUID", date, name, "bestStreak", ${STORED_AVERAGES.join(', ')})
    SELECT "playerUUID", played.date + age, name, "bestStreak", ${averagesOf('played.score', '"isPublic"')}
      FROM named JOIN played USING ("playerUUID"), generate_series(0, ${AVERAGE_WINDOW.days - 1}) AS age
     WHERE games >= ${AVERAGE_WINDOW.games} AND played.date + age >= ${since}
     GROUP BY 1, 2, 3, 4 HAVING count(*) >= ${AVERAGE_WINDOW.games}
    ON CONFLICT ("playerUUID", date) DO UPDATE
      SET ${['name', '"bestStreak"', ...STORED_AVERAGES].map((column) => `${column} = excluded.${column}`).join(', ')}
  ), past_averages AS (
    DELETE FROM recent_averages USING named
     WHERE recent_averages."playerUUID" = named."playerUUID" AND recent_averages.date < ${since}
  )`;

/**
 * The rows that leaderboards are read from: one for each named player and completed date that is still today
 * somewhere, the averages, and the number of perfect scores in the player's own row. Results that were held back
 * aren't in them. They are recomputed from
 * the stored games in the transaction that changes a value they contain.
 */
@Injectable()
export class StandingsRepository {
  /** `since` is the oldest date that isn't over everywhere. */
  async refresh(transaction: Transaction, playerUUID: string, since: PlainDate): Promise<void> {
    await transaction.query(SUMMARIZE_GAMES, [[playerUUID]]);
    await this.remove(transaction, playerUUID);
    await transaction.query(INSERT_STANDINGS, [[playerUUID], since]);
  }

  async remove(transaction: Transaction, playerUUID: string): Promise<void> {
    await transaction.query(REMOVE_STANDINGS, [[playerUUID]]);
  }
}
