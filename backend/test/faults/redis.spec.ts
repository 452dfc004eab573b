import { setTimeout as sleep } from 'node:timers/promises';
import { startRedisServer } from '../support/redis-server.mjs';
import { eventually } from '../support/eventually.js';
import { expectAlive, withMatch } from './match.js';

const AWAY_MS = 3000;

test(
  'Redis is killed and away for three seconds while the game goes on',
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
  'a move made while Redis is away reaches the opponent',
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
  'Redis hangs without closing anything: moves are still accepted and found',
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
