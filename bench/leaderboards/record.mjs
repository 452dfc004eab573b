// The record of players with few and with many dailies, in the database of the leaderboards.
import { randomUUID } from 'node:crypto';
import { PATHS } from '../../libs/contracts/dist/wire/index.js';
import { addDays } from '../../libs/rules/dist/index.js';

/** A month, and more than eight years. */
export const RECORD_SIZES = [30, 3000];

export const RECORD_READS = {
  record: PATHS.playerRecord,
  'record: games': PATHS.recordGames,
  'record: streak ledger': PATHS.streakLedger,
  'record: opponents': PATHS.opponentRecords,
};

/** Adds a player who has completed the daily on this many days in a row, now and then with a low score. */
export async function fillRecord(client, today, dailies) {
  const player = randomUUID();
  await client.query(
    `INSERT INTO players ("playerUUID", "publicId", timezone) VALUES ($1, gen_random_uuid(), 'UTC')`,
    [player],
  );
  // Most of these dates are before the launch and have no letters.
  await client.query('SET session_replication_role = replica');
  await client.query(
    `INSERT INTO one_player_versus_three_games ("gameId", "playerUUID", "playerScore", "letterSequence", status,
       "dailyChallengeDate", "gameNumber", "createdAt", "completedAt", "lastActivityAt")
     SELECT 'R' || left($1::text, 8) || n, $1::uuid, CASE WHEN n % 17 = 0 THEN 12 ELSE 20 + n % 13 END,
       'BRATLOREETASDEWX', 'completed', $2::date + n, 1, at, at, at
       FROM generate_series(0, $3::int - 1) AS n, LATERAL (SELECT ($2::date + n)::timestamptz AS at) AS done`,
    [player, addDays(today, 1 - dailies), dailies],
  );
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('ANALYZE one_player_versus_three_games');
  return player;
}
