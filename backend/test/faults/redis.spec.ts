import { setTimeout as sleep } from 'node:timers/promises';
import { startRedisServer } from '../support/redis-server.mjs';
import { eventually } from '../support/eventually.js';
import { expectAlive, withMatch } from './match.js';

const AWAY_MS = 3000;

test(
  'a game survives three seconds without Redis',
  withMatch(async (match, system) => {
    match.playOn();
    await eventually('the game is under way', () => match.players[1].known.version > 12);
    await system.redis.kill();
    await sleep(AWAY_MS);
    system.redis = await startRedisServer(system.redis.port);
    await match.converge();
    await match.finish();
    await expectAlive(...system.instances);
  }),
);

test(
  'a move made while Redis is unavailable reaches the opponent',
  withMatch(async (match, system) => {
    const [ann] = match.players;
    await match.playTo(4);
    await system.redis.kill();
    const before = ann.acknowledged.length;
    ann.playUntil(5);
    await eventually('her letter is acknowledged', () => ann.acknowledged.length > before);
    await match.converge();
    system.redis = await startRedisServer(system.redis.port);
    await match.finish();
    await expectAlive(...system.instances);
  }),
);

test(
  'moves are still accepted and delivered while Redis hangs with open connections',
  withMatch(async (match, system) => {
    const [ann] = match.players;
    await match.playTo(4);
    system.redis.signal('SIGSTOP');
    const before = ann.acknowledged.length;
    ann.playUntil(5);
    await eventually('her letter is acknowledged', () => ann.acknowledged.length > before);
    await match.converge();
    system.redis.signal('SIGCONT');
    await match.finish();
    await expectAlive(...system.instances);
  }),
);
