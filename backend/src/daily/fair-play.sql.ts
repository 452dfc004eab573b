import { LIMITS } from '@tessera/contracts/constants';

/** Where a statement has the numbers of `FairPlayNumbers`. */
export interface NumberParameters {
  minSeconds: string;
  newPlayers: string;
  highScores: string;
}

/**
 * Relations that decide which completed dailies of new players count. `fresh` is a relation with the columns
 * `gameId`, `date`, `network`, `score` and `took`; the result is `placed`, with the `newPlayers` of the network so
 * far and the `reason` for holding the result back, or null.
 *
 * The counts are raised by one upsert, which locks the network's row until the transaction ends and returns the
 * counts after all others. Whatever completes at the same time gets different places.
 */
export const placesOf = (fresh: string, { minSeconds, newPlayers, highScores }: NumberParameters): string => `
  timed AS (
    SELECT *, took >= ${minSeconds} * interval '1 second' AS "wasPlayed", score >= ${LIMITS.HIGH_SCORE} AS "isHigh"
      FROM ${fresh}
  ), raised AS (
    INSERT INTO network_counts AS known (date, network, "newPlayers", played, "highScores")
    SELECT date, network, count(*), count(*) FILTER (WHERE "wasPlayed"),
           count(*) FILTER (WHERE "wasPlayed" AND "isHigh")
      FROM timed GROUP BY date, network ORDER BY date, network
    ON CONFLICT (date, network) DO UPDATE
      SET "newPlayers" = known."newPlayers" + excluded."newPlayers", played = known.played + excluded.played,
          "highScores" = known."highScores" + excluded."highScores"
    RETURNING date, network, "newPlayers", played, "highScores"
  ), placed AS (
    SELECT "gameId", "newPlayers" + 1 - row_number() OVER arrived AS "newPlayers",
           CASE WHEN NOT "wasPlayed" THEN 'too-fast'
                WHEN played - row_number() OVER timely >= ${newPlayers} THEN 'many-new-players'
                WHEN "isHigh" AND "highScores" - row_number() OVER best >= ${highScores} THEN 'many-high-scores'
           END AS reason
      FROM timed JOIN raised USING (date, network)
    WINDOW arrived AS (PARTITION BY date, network ORDER BY "gameId"),
           timely AS (PARTITION BY date, network, "wasPlayed" ORDER BY "gameId"),
           best AS (PARTITION BY date, network, "wasPlayed", "isHigh" ORDER BY "gameId")
  )`;
