// A service that has run for more than a year, written by the database itself.

/** Events of games are kept so long. */
const EVENT_DAYS = 90;
const EVENTS_A_GAME = 47;
const GAMES_A_MULTIPLAYER_GAME = 10;
const COMPLETED_OF_100 = 88;
/** One in so many dailies of a day is its player's first, or has to be looked at to know. */
const FIRST_OF = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Numbers go into the statement itself, which spares it their types. */
const run = (client, statement, numbers) =>
  client.query(statement.replace(/\$(\d)/g, (_, at) => String(Number(numbers[at - 1]))));

/** `days` with the same number of dailies each, the last one being today: all of its games have been played by now. */
export async function fill(client, { players, games, days }) {
  const perDay = Math.ceil(games / days);
  const step = 97;
  if (players % step === 0 || players < perDay)
    throw new Error('the players must be more than a day has games');
  // What is written is consistent by its making: the checks of references would take most of the time.
  await client.query('SET session_replication_role = replica');
  await run(
    client,
    `INSERT INTO players ("playerUUID", "publicId", timezone, "createdAt")
     SELECT md5('p' || n)::uuid, md5('q' || n)::uuid, 'UTC', now() - (n::float8 / $1 * $2) * interval '1 day'
       FROM generate_series(0, $1 - 1) AS n`,
    [players, days],
  );
  const sinceMidnight = (Date.now() % DAY_MS) / 1000;
  // One day after the other: rows lie in the order of time, as in a table that has grown.
  for (let day = 0; day < days; day++) {
    const ago = days - 1 - day;
    const seconds = ago === 0 ? sinceMidnight : DAY_MS / 1000;
    await run(
      client,
      `INSERT INTO one_player_versus_three_games ("gameId", "playerUUID", "letterSequence", "playerScore", status,
         "dailyChallengeDate", "gameNumber", "createdAt", "completedAt", "lastActivityAt", "hadEarlier")
       SELECT 'B' || $1 || '-' || n, md5('p' || (n * ${step} + $1 * 31) % $2)::uuid, 'BRATLOREETASDEWX', n % 33,
              CASE WHEN done THEN 'completed' ELSE 'active' END, today, $1 + 1, at,
              CASE WHEN done THEN at + (n % 11) * interval '1 minute' END, at, n % ${FIRST_OF} > 0
         FROM (SELECT (now() AT TIME ZONE 'UTC')::date - $3 AS today, n,
                      ((now() AT TIME ZONE 'UTC')::date - $3 + n * interval '1 second' * $5 / $4) AT TIME ZONE 'UTC' AS at,
                      n % 100 < ${COMPLETED_OF_100} AS done
                 FROM generate_series(0, $4 - 1) AS n) AS made`,
      [day, players, ago, perDay, seconds],
    );
    if (ago < EVENT_DAYS) await fillGames(client, { day, players, ago, perDay, seconds });
  }
  await fillCommunity(client, { players, days });
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('VACUUM ANALYZE');
}

/** A day's games of two, with all of their events. */
async function fillGames(client, { day, players, ago, perDay, seconds }) {
  const count = Math.ceil(perDay / GAMES_A_MULTIPLAYER_GAME);
  const at = `((now() AT TIME ZONE 'UTC')::date - $1 + n * interval '1 second' * $5 / $2) AT TIME ZONE 'UTC'`;
  await run(
    client,
    `INSERT INTO games ("gameId", status, "player1UUID", "player2UUID", "createdAt", "lastActivityAt")
     SELECT 'G' || $3 || '-' || n, 'completed', md5('p' || (n * 89 + $3) % $4)::uuid,
            md5('p' || (n * 83 + $3 + 1) % $4)::uuid, ${at}, ${at} + ${EVENTS_A_GAME} * interval '20 seconds'
       FROM generate_series(0, $2 - 1) AS n`,
    [ago, count, day, players, seconds],
  );
  await run(
    client,
    `INSERT INTO game_events
     SELECT 'G' || $3 || '-' || n, e, 0, 1 + e % 2,
            CASE e WHEN 1 THEN 'GAME_JOINED' WHEN ${EVENTS_A_GAME} THEN 'GAME_COMPLETE' ELSE 'PLAYER_PLACED_LETTER' END,
            '{"cellIndex": 1}', 1, 'bench', 'bench', ${at} + e * interval '20 seconds'
       FROM generate_series(0, $2 - 1) AS n, generate_series(1, ${EVENTS_A_GAME}) AS e`,
    [ago, count, day, players, seconds],
  );
}

/** One player in twenty has an account, one in ten is in a group of ten, one in fifty has written. */
async function fillCommunity(client, { players, days }) {
  await run(
    client,
    `INSERT INTO users (id, email, "passwordHash", "playerUUID", "createdAt")
     SELECT 'u' || n, 'u' || n || '@bench.example', '', md5('p' || n * 20)::uuid, now() - (n * 20::float8 / $1 * $2) * interval '1 day'
       FROM generate_series(1, $1 / 20 - 1) AS n`,
    [players, days],
  );
  await run(
    client,
    `INSERT INTO leaderboard_groups (id, name, "nameFold", "nameLook", "createdBy", "inviteCode", "createdAt")
     SELECT 'g' || n, 'g' || n, 'g' || n, 'g' || n, md5('p' || n * 100)::uuid, lpad(n::text, 6, '0'),
            now() - (n * 100::float8 / $1 * $2) * interval '1 day'
       FROM generate_series(0, $1 / 100 - 1) AS n`,
    [players, days],
  );
  await run(
    client,
    `INSERT INTO group_memberships ("groupId", "playerUUID", "joinedAt")
     SELECT 'g' || n / 10, md5('p' || n * 10)::uuid, now() - (n * 10::float8 / $1 * $2) * interval '1 day'
       FROM generate_series(0, $1 / 10 - 1) AS n`,
    [players, days],
  );
  await run(
    client,
    `INSERT INTO feedback SELECT md5('f' || n)::uuid, 'What I think', NULL, md5('p' || n * 50)::uuid,
            now() - (n * 50::float8 / $1 * $2) * interval '1 day'
       FROM generate_series(0, $1 / 50 - 1) AS n`,
    [players, days],
  );
}
