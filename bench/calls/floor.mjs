// The least that the calls of a daily can cost: one prepared statement each, and no checks. FLOOR chooses the server:
// `node` is a bare HTTP server, `nest` a bare Nest application.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { today } from '../../backend/dist/leaderboards/leaderboards.sql.js';
import { bind } from '../../backend/dist/platform/database/statement.js';

// The backend's packages, which aren't all visible from here.
const ofBackend = createRequire(new URL('../../backend/package.json', import.meta.url));
const { Pool } = ofBackend('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const DATE = process.env.DATE;

const run = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const CREATE = `
  WITH player AS (
    INSERT INTO players ("playerUUID", "publicId", timezone) VALUES ($1, $2, 'UTC') RETURNING "playerUUID")
  INSERT INTO one_player_versus_three_games
    ("gameId", "playerUUID", "dailyChallengeDate", "gameNumber", "letterSequence", "currentLetter", "lastActivityAt")
  SELECT $3, "playerUUID", $4, 1, 'ETAOINSR........', 'E', now() FROM player RETURNING *`;
const COMPLETE = `
  WITH game AS (
    UPDATE one_player_versus_three_games
       SET "playerGrid" = $3, "playerScore" = 7, status = 'completed', "currentRound" = 16, "currentLetter" = NULL,
           "letterSequence" = 'ETAOINSRETAOINSR', "completedAt" = now(), "lastActivityAt" = now()
     WHERE "gameId" = $1 AND "playerUUID" = $2 AND status = 'active' RETURNING *
  ), player AS (
    UPDATE players SET streak = 1, "bestStreak" = 1, "streakDate" = $4::date, "recentDates" = ARRAY[$4::date::text]
      FROM game WHERE players."playerUUID" = game."playerUUID")
  SELECT * FROM game`;
const STATS = 'SELECT * FROM players WHERE "playerUUID" = $1';

const LEADERBOARD = bind({ name: 'leaderboard', text: today('today-score', 100) }, { date: DATE });

const ANSWERS = {
  '/create': async (player) => {
    const gameId = `1PV3-G1-${randomUUID().slice(0, 12)}`;
    return { game: (await run('create', CREATE, [player, randomUUID(), gameId, DATE]))[0] };
  },
  '/complete': async (player, { gameId, playerGrid }) => {
    const grid = playerGrid.flat().join('');
    return { game: (await run('complete', COMPLETE, [gameId, player, grid, DATE]))[0] };
  },
  '/leaderboard': async () => ({ topScorers: (await pool.query(LEADERBOARD)).rows }),
  '/stats': async (player) => ({ stats: (await run('stats', STATS, [player]))[0] }),
};

const answer = async (path, player, body) => ({ success: true, ...(await ANSWERS[path](player, body)) });

function startNode() {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk) => (text += chunk));
    request.on('end', async () => {
      const body = text === '' ? undefined : JSON.parse(text);
      const json = JSON.stringify(await answer(request.url, request.headers['x-player-uuid'], body));
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(json),
      });
      response.end(json);
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
}

async function startNest() {
  ofBackend('reflect-metadata');
  const { All, Controller, Module, Req } = ofBackend('@nestjs/common');
  const { NestFactory } = ofBackend('@nestjs/core');
  class Floor {
    any({ path, headers, body }) {
      return answer(path, headers['x-player-uuid'], body);
    }
  }
  Controller()(Floor);
  Req()(Floor.prototype, 'any', 0);
  All(Object.keys(ANSWERS))(Floor.prototype, 'any', Object.getOwnPropertyDescriptor(Floor.prototype, 'any'));
  class FloorModule {}
  Module({ controllers: [Floor] })(FloorModule);
  const app = await NestFactory.create(FloorModule, { logger: false });
  await app.listen(0, '127.0.0.1');
  return app.getHttpServer().address().port;
}

process.on('SIGTERM', () => process.exit(0));
const port = await (process.env.FLOOR === 'nest' ? startNest() : startNode());
console.log(`The floor is at http://127.0.0.1:${port}`);
