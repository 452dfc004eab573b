// The CPU time of setting up a live game, beside a bare Socket.IO server with one prepared statement per command. See
// bench/README.md.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inTurns, interleave, printComparison } from '../floors/interleave.mjs';
import { startInstance, startServices } from '../live/services.mjs';
import { connectPlayer } from '../live/socket.mjs';

const { values: options } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    atOnce: { type: 'string', default: '16' },
    repetitions: { type: 'string', default: '3' },
  },
});
const games = Number(options.games);
const width = Number(options.atOnce);

async function play({ url }, phase) {
  const players = await phase('connect, two players', () =>
    inTurns(2 * games, width, () => connectPlayer(url, randomUUID())),
  );
  const gameIds = await phase('create_game', () =>
    inTurns(games, width, async (i) => (await players[2 * i].command('create_game', {})).gameId),
  );
  await phase('join_game', () =>
    inTurns(games, width, (i) => players[2 * i + 1].command('join_game', { gameId: gameIds[i] })),
  );
  for (const player of players) player.close();
}

const services = await startServices();
const started = [];
try {
  // One after the other, because the first one creates the tables.
  started.push({ name: 'Tessera', ...(await startInstance(services.env)) });
  const main = path.join(import.meta.dirname, 'floor.mjs');
  started.push({ name: 'bare Socket.IO', ...(await startInstance(services.env, { main })) });
  const result = await interleave({
    servers: started,
    databasePid: services.pids.postgres,
    units: games,
    play,
    repetitions: Number(options.repetitions),
  });
  console.log(`${games} games, ${width} at once, ${options.repetitions} repetitions`);
  printComparison(result, started, 'game');
} finally {
  for (const { stop } of started.toReversed()) await stop();
  await services.stop();
}
