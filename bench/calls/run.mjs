// The CPU time of the calls of a daily, beside servers that do one prepared statement per call. See bench/README.md.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CALLS } from '@tessera/contracts/calls';
import { pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';
import { inTurns, interleave, printComparison } from '../floors/interleave.mjs';
import { startInstance, startServices } from '../live/services.mjs';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '250' },
    atOnce: { type: 'string', default: '16' },
    repetitions: { type: 'string', default: '3' },
  },
});
const FLOOR = path.join(import.meta.dirname, 'floor.mjs');
const PICKS = [...'ETAOINSR'];
const players = Number(options.players);
const agent = new http.Agent({ keepAlive: true });

function ask(url, method, target, player, body) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(url + target, {
      agent,
      method,
      headers: { [PLAYER_HEADER]: player, ...(text && { 'content-type': 'application/json' }) },
    });
    request.on('error', reject).on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
      response.on('end', () => {
        if (response.statusCode < 300) resolve(JSON.parse(answer));
        else reject(new Error(`${target}: ${response.statusCode} ${answer}`));
      });
    });
    request.end(text);
  });
}

const TESSERA = {
  create: CALLS.createDaily.path,
  complete: (gameId) => pathOf(CALLS.completeDaily.path, { gameId }),
  leaderboard: CALLS.leaderboardToday.path,
  stats: CALLS.playerStats.path,
};
const FLOORS = {
  create: '/create',
  complete: () => '/complete',
  leaderboard: '/leaderboard',
  stats: '/stats',
};

const gridOf = ({ letterSequence }) => {
  const letters = [...letterSequence.slice(0, 8), ...PICKS];
  return [0, 4, 8, 12].map((row) => letters.slice(row, row + 4));
};

async function play({ url, paths }, phase) {
  const uuids = Array.from({ length: players }, () => randomUUID());
  const each = (job) => inTurns(players, Number(options.atOnce), job);
  const games = await phase('create', () =>
    each(async (i) => (await ask(url, 'POST', paths.create, uuids[i], { userTimezone: 'UTC' })).game),
  );
  await phase('complete', () =>
    each((i) => {
      const { gameId } = games[i];
      return ask(url, 'POST', paths.complete(gameId), uuids[i], { gameId, playerGrid: gridOf(games[i]) });
    }),
  );
  await phase('leaderboard', () => each((i) => ask(url, 'GET', paths.leaderboard, uuids[i])));
  await phase('stats', () => each((i) => ask(url, 'GET', paths.stats, uuids[i])));
}

const services = await startServices();
const started = [];
try {
  // One after the other, because the first one creates the tables.
  started.push({ name: 'Tessera', paths: TESSERA, ...(await startInstance(services.env)) });
  const DATE = new Date().toISOString().slice(0, 10);
  for (const [name, kind] of [
    ['bare Nest', 'nest'],
    ['bare Node', 'node'],
  ]) {
    const floor = await startInstance({ ...services.env, FLOOR: kind, DATE }, { main: FLOOR });
    started.push({ name, paths: FLOORS, ...floor });
  }
  const result = await interleave({
    servers: started,
    databasePid: services.pids.postgres,
    units: players,
    play,
    repetitions: Number(options.repetitions),
  });
  console.log(`${players} players, ${options.atOnce} at once, ${options.repetitions} repetitions`);
  printComparison(result, started, 'player');
} finally {
  agent.destroy();
  for (const { stop } of started.toReversed()) await stop();
  await services.stop();
}
