/**
 * The metrics of a period from `$from` to before `$to`, each read along an index on the time. `bench/admin` explains
 * exactly these queries.
 */
const within = (column: string): string => `${column} >= $from AND ${column} < $to`;
const hourOf = (column: string): string => `extract(hour FROM ${column} AT TIME ZONE 'UTC')::int`;

export const DAILIES_STARTED = `
  SELECT ${hourOf('"createdAt"')} AS hour, "gameNumber", count(*)::int AS count
    FROM one_player_versus_three_games WHERE ${within('"createdAt"')} GROUP BY 1, 2`;

export const DAILIES_COMPLETED = `
  SELECT "playerScore" AS score, "gameNumber", count(*)::int AS count
    FROM one_player_versus_three_games WHERE ${within('"completedAt"')} GROUP BY 1, 2`;

/** The events in the index on event times. A game begins when both seats are taken. */
const MILESTONES = `"eventType" IN ('GAME_JOINED', 'GAME_COMPLETE')`;

export const MULTIPLAYER_GAMES = `
  SELECT ${hourOf('timestamp')} AS hour,
         count(*) FILTER (WHERE "eventType" = 'GAME_JOINED')::int AS started,
         count(*) FILTER (WHERE "eventType" = 'GAME_COMPLETE')::int AS completed
    FROM game_events WHERE ${within('timestamp')} AND ${MILESTONES} GROUP BY 1`;

/** Includes records deleted since. Joins are counted from the day `$joinsSince` on. */
export const COMMUNITY = `
  SELECT made.*,
    (SELECT count(DISTINCT d."playerUUID") FROM one_player_versus_three_games d
      WHERE ${within('d."createdAt"')} AND NOT d."hadEarlier" AND NOT EXISTS (
        SELECT FROM one_player_versus_three_games b
         WHERE b."playerUUID" = d."playerUUID" AND b."dailyChallengeDate" < d."dailyChallengeDate"
      ))::int AS "newDailyPlayers"
    FROM (
      SELECT count(*) FILTER (WHERE kind = 'account')::int AS "accountsCreated",
             count(*) FILTER (WHERE kind = 'group')::int AS "groupsCreated",
             count(*) FILTER (WHERE kind = 'membership')::int AS "groupsJoined",
             count(DISTINCT "playerUUID")::int AS joiners,
             (count(DISTINCT "playerUUID") FILTER (WHERE "earlierAt" IS NULL OR "earlierAt" < $joinsSince))::int AS "firstJoiners"
        FROM admin_creations WHERE ${within('at')}) AS made`;

/** Games that may take days, but not more. An index on their latest move would slow down each move. */
const LEISURE = `interval '3 days'`;

/**
 * The sessions of all players. A span of activity lasts from `at` to `until`; a gap is the time between
 * spans, and a player's first span has none. A gap of more than `$gap` minutes ends a session.
 *
 * Moves are found through their games: active ones, and those that have ended since (OFFSET keeps the planner
 * from reading all moves ever made). As there are many, nearby moves of a game are combined into one span.
 */
export const ACTIVITY = `
  WITH tables AS MATERIALIZED (
    SELECT "gameId", "player1UUID", "player2UUID" FROM games
     WHERE status <> 'completed' AND "createdAt" < $to AND "lastActivityAt" >= $from
    UNION ALL
    SELECT games."gameId", "player1UUID", "player2UUID" FROM game_events AS ended JOIN games USING ("gameId")
     WHERE ended.timestamp >= $from AND "eventType" = 'GAME_COMPLETE' AND ${MILESTONES}
       AND games.status = 'completed' AND "hasEvents" AND games."createdAt" < $to
  ), actions AS (
    SELECT "playerUUID", "createdAt" AS at FROM one_player_versus_three_games WHERE ${within('"createdAt"')}
    UNION ALL
    SELECT "playerUUID", "completedAt" FROM one_player_versus_three_games WHERE ${within('"completedAt"')}
    UNION ALL
    SELECT "playerUUID", "createdAt" FROM daily_challenge_games WHERE ${within('"createdAt"')}
    UNION ALL
    SELECT "playerUUID", timestamp FROM daily_challenge_submissions WHERE ${within('timestamp')}
    UNION ALL
    SELECT "playerUUID", moved.at
      FROM (SELECT "playerUUID", "createdAt", "lastActivityAt" FROM duels
             UNION ALL SELECT "playerUUID", "createdAt", "lastActivityAt" FROM practice_games) AS own,
           LATERAL (VALUES ("createdAt"), ("lastActivityAt")) AS moved(at)
     WHERE "createdAt" >= $from::timestamptz - ${LEISURE} AND "createdAt" < $to AND ${within('moved.at')}
    UNION ALL
    SELECT "playerUUID", "joinedAt" FROM group_memberships WHERE ${within('"joinedAt"')}
    UNION ALL
    SELECT "playerUUID", "createdAt" FROM feedback WHERE ${within('"createdAt"')}
  ), spans AS (
    SELECT "playerUUID", at, at AS until FROM actions WHERE "playerUUID" IS NOT NULL
    UNION ALL
    SELECT CASE "playerId" WHEN 1 THEN "player1UUID" ELSE "player2UUID" END, moved.at, moved.until
      FROM tables, LATERAL (SELECT "playerId", min(timestamp) AS at, max(timestamp) AS until FROM game_events AS event
                             WHERE event."gameId" = tables."gameId" AND ${within('timestamp')}
                               AND "playerId" IS NOT NULL
                             GROUP BY "playerId", date_bin(make_interval(mins => $gap), timestamp, $from) OFFSET 0) AS moved
  ), gaps AS (
    SELECT "playerUUID", until - at AS length, at - max(until) OVER (
             PARTITION BY "playerUUID" ORDER BY at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS gap
      FROM spans
  )
  SELECT count(*) FILTER (WHERE gap IS NULL)::int AS "activeUsers",
         count(fresh."playerUUID")::int AS "newUsers",
         count(*) FILTER (WHERE gap IS NULL OR gap > make_interval(mins => $gap))::int AS sessions,
         coalesce(sum(extract(epoch FROM CASE WHEN gap <= make_interval(mins => $gap)
                                              THEN greatest(length + gap, interval '0') ELSE length END)), 0)::float8
           AS "sessionSeconds"
    FROM gaps LEFT JOIN players AS fresh
      ON gap IS NULL AND fresh."playerUUID" = gaps."playerUUID" AND fresh."createdAt" >= $from`;

/** Totals of dailies and of the community, each from its first day to before `$to`. */
export const SUMS = `
  SELECT coalesce(sum((SELECT sum(n) FROM unnest("dailyByHour") AS n)) FILTER (WHERE date >= $dailiesSince), 0)::int AS "dailyStarted",
         coalesce(sum((SELECT sum(n) FROM unnest(scores) AS n)) FILTER (WHERE date >= $dailiesSince), 0)::int AS "dailyCompleted",
         coalesce(sum("accountsCreated") FILTER (WHERE date >= $communitySince), 0)::int AS "accountsCreated",
         coalesce(sum("groupsCreated") FILTER (WHERE date >= $communitySince), 0)::int AS "groupsCreated",
         coalesce(sum("groupsJoined") FILTER (WHERE date >= $communitySince), 0)::int AS "groupsJoined",
         coalesce(sum("firstJoiners") FILTER (WHERE date >= $communitySince), 0)::int AS "firstJoiners"
    FROM admin_days WHERE date < $to`;

/** The day on which the first player was created; null without players. */
export const FIRST_DAY = `SELECT (min("createdAt") AT TIME ZONE 'UTC')::date::text AS date FROM players`;
