// Compares the acknowledged moves and scores with the database.
import pg from 'pg';

const TYPE = { letter: 'LETTER_SELECTED', place: 'PLAYER_PLACED_LETTER' };

/** Returns one line for each acknowledged move or score that is missing or different in the database. */
export async function findLost(databaseUrl, { moves, dailies }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: events } = await client.query(
      `SELECT "gameId", version, "playerId", "eventType", "roundNumber" FROM game_events
       WHERE "eventType" = ANY ($1)`,
      [Object.values(TYPE)],
    );
    const stored = new Map(events.map((event) => [`${event.gameId} ${event.version}`, event]));
    const { rows: scores } = await client.query(
      `SELECT "gameId", "playerScore" FROM one_player_versus_three_games WHERE status = 'completed'`,
    );
    const scoreOf = new Map(scores.map(({ gameId, playerScore }) => [gameId, playerScore]));
    return [
      ...moves.flatMap(({ gameId, version, seat, kind, round }) => {
        const event = stored.get(`${gameId} ${version}`);
        const isThere =
          event?.playerId === seat && event.eventType === TYPE[kind] && event.roundNumber === round;
        return isThere ? [] : `${kind} of round ${round} by ${seat}, version ${version} of ${gameId}`;
      }),
      ...dailies.flatMap(({ gameId, score }) => (scoreOf.get(gameId) === score ? [] : `daily ${gameId}`)),
    ];
  } finally {
    await client.end();
  }
}
