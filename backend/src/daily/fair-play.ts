import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { sessionSecretOf } from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';

/** The numbers by which results are held back, as parameters of the statements that complete dailies. */
export interface FairPlayNumbers {
  minSeconds: number;
  newPlayers: number;
  highScores: number;
}

/** Which results may count on public leaderboards. */
@Injectable()
export class FairPlay {
  readonly numbers: FairPlayNumbers;
  private readonly secret: string | null;

  constructor(@Inject(CONFIG) config: Config) {
    const { limits } = config;
    this.numbers = {
      minSeconds: limits === 0 ? 0 : Math.floor(LIMITS.DAILY_MIN_SECONDS / Math.max(1, limits)),
      newPlayers: Math.ceil(LIMITS.NETWORK_NEW_PLAYERS * limits),
      highScores: Math.ceil(LIMITS.NETWORK_HIGH_SCORES * limits),
    };
    this.secret = limits === 0 ? null : sessionSecretOf(config);
  }

  /**
   * The network under which results are counted on a date: a digest that differs every day, so that it can neither
   * be followed from day to day nor be turned back into an address without the server's secret. Null without limits.
   */
  networkOf(address: string, date: PlainDate): string | null {
    if (this.secret === null) return null;
    return createHmac('sha256', this.secret).update(`network ${date} ${address}`).digest('base64url');
  }
}

const SECOND = `interval '1 second'`;

/**
 * Whether the owner of `game` is new at that time. Only results that counted say that a player is known, and on the
 * day on which three dates are open at once, three of them aren't enough.
 */
export const isNewAt = (time: string): string => `(
  SELECT count(*) < ${LIMITS.NEW_PLAYER_DAILIES}
      OR min("completedAt") > ${time} - interval '${LIMITS.NEW_PLAYER_HOURS} hours'
    FROM (SELECT "completedAt" FROM one_player_versus_three_games AS earlier
           WHERE earlier."playerUUID" = game."playerUUID" AND status = 'completed' AND counts
             AND "heldBack" IS NULL
           ORDER BY "dailyChallengeDate" LIMIT ${LIMITS.NEW_PLAYER_DAILIES}) AS counted)`;

/**
 * Relations that decide by `FairPlayNumbers` which completed dailies count. `completing` is a relation with the
 * columns `gameId`, `date`, `network` (null without limits), `score`, `took` and `isNew`; the result is `placed`, with
 * the `newPlayers` of the network so far (null if the player isn't new) and the `reason` for holding the result back,
 * or null.
 *
 * The counts are raised by one upsert, which locks the network's row until the transaction ends and returns the
 * counts after all others. Whatever completes at the same time gets different places. Most results need no place:
 * those of players who aren't new, unless the score is high.
 */
export const PLACES = `
  timed AS (
    SELECT *, took >= $minSeconds::int * ${SECOND} AS "wasPlayed", score >= ${LIMITS.HIGH_SCORE} AS "isHigh"
      FROM completing
  ), raised AS (
    INSERT INTO network_counts AS known (date, network, "newPlayers", played, "highScores", "otherHighScores")
    SELECT date, network, count(*) FILTER (WHERE "isNew"), count(*) FILTER (WHERE "isNew" AND "wasPlayed"),
           count(*) FILTER (WHERE "isNew" AND "wasPlayed" AND "isHigh"),
           count(*) FILTER (WHERE NOT "isNew" AND "wasPlayed" AND "isHigh")
      FROM timed WHERE network IS NOT NULL AND ("isNew" OR "wasPlayed" AND "isHigh")
     GROUP BY date, network ORDER BY date, network
    ON CONFLICT (date, network) DO UPDATE
      SET "newPlayers" = known."newPlayers" + excluded."newPlayers", played = known.played + excluded.played,
          "highScores" = known."highScores" + excluded."highScores",
          "otherHighScores" = known."otherHighScores" + excluded."otherHighScores"
    RETURNING date, network, "newPlayers", played, "highScores", "otherHighScores"
  ), placed AS (
    SELECT "gameId", CASE WHEN "isNew" THEN "newPlayers" + 1 - row_number() OVER arrived END AS "newPlayers",
           CASE WHEN NOT "wasPlayed" THEN 'too-fast'
                WHEN "isNew" AND played - row_number() OVER timely >= $newPlayers::int THEN 'many-new-players'
                WHEN "isHigh" AND CASE WHEN "isNew" THEN "highScores" ELSE "otherHighScores" END
                                  - row_number() OVER best >= $highScores::int THEN 'many-high-scores'
           END AS reason
      FROM timed LEFT JOIN raised USING (date, network)
    WINDOW arrived AS (PARTITION BY date, network, "isNew" ORDER BY "gameId"),
           timely AS (PARTITION BY date, network, "isNew", "wasPlayed" ORDER BY "gameId"),
           best AS (PARTITION BY date, network, "isNew", "wasPlayed", "isHigh" ORDER BY "gameId")
  )`;
