// The least that setting up a live game can cost: a bare Socket.IO server with one prepared statement per command, and
// no checks.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

// The backend's packages, which aren't all visible from here.
const ofBackend = createRequire(new URL('../../backend/package.json', import.meta.url));
const { Pool } = ofBackend('pg');
const { Server } = ofBackend('socket.io');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const run = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const CONNECT = 'SELECT "publicId" FROM players WHERE "playerUUID" = $1';
const CREATE = `
  WITH player AS (INSERT INTO players ("playerUUID", "publicId") VALUES ($1, $2)),
       code AS (INSERT INTO game_codes (code) VALUES ($3))
  INSERT INTO games ("gameId", "player1UUID", "player1PublicId", "creatorUUID") VALUES ($3, $1, $2, $1)`;
const JOIN = `
  WITH player AS (INSERT INTO players ("playerUUID", "publicId") VALUES ($1, $2)),
       game AS (
         UPDATE games SET "player2UUID" = $1, "player2PublicId" = $2, status = 'active', version = 1
          WHERE "gameId" = $3 AND status = 'waiting' RETURNING *)
  INSERT INTO game_events ("gameId", version, index, "playerId", "eventType", "eventData", "roundNumber",
                           "serverInstance", "correlationId")
  SELECT "gameId", 1, 0, 2, 'GAME_JOINED', '{}', 1, 'floor', 'floor' FROM game`;

/** The last code. Random ones would soon meet each other. */
let last = 10_000;

const COMMANDS = {
  create_game: async (player) => {
    const gameId = String((last += 1));
    await run('create', CREATE, [player, randomUUID(), gameId]);
    return { success: true, gameId, playerId: 1, version: 0 };
  },
  join_game: async (player, { gameId }) => {
    await run('join', JOIN, [player, randomUUID(), gameId]);
    return { success: true, gameId, playerId: 2, version: 1 };
  },
};

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });
io.use((socket, next) =>
  run('connect', CONNECT, [socket.handshake.auth.playerUUID]).then(() => next(), next),
);
io.on('connection', (socket) => {
  socket.emit('message', { type: 'CONNECTION_ESTABLISHED' });
  for (const [name, command] of Object.entries(COMMANDS)) {
    socket.on(name, async (payload, acknowledge) =>
      acknowledge(await command(socket.handshake.auth.playerUUID, payload)),
    );
  }
});
process.on('SIGTERM', () => process.exit(0));
http.listen(0, '127.0.0.1', () => console.log(`The floor is at http://127.0.0.1:${http.address().port}`));
