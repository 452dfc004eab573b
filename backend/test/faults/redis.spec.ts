import { setTimeout as sleep } from 'node:timers/promises';
import { startRedisServer } from '../support/redis-server.mjs';
import { eventually } from '../support/eventually.js';
import { expectAlive, startMatch, type Match } from './match.js';
import { startSystem, type System } from './system.js';

const AWAY_MS = 3000;

let system: System;
let match: Match;
beforeEach(async () => {
  system = await startSystem();
  match = await startMatch(system);
});
afterEach(async () => {
  match.close();
  await system.close();
});

test('Redis is killed and away for three seconds while the game goes on', async () => {
  match.playOn();
  await eventually('the game is under way', () => match.players[1].known.version > 12);
  await system.redis.kill();
  await sleep(AWAY_MS);
  system.redis = await startRedisServer(system.redis.port);
  await match.converge();
  await match.finish();
  await expectAlive(...system.instances);
});

test('a move made while Redis is away reaches the opponent', async () => {
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
});

test('Redis hangs without closing anything: moves are still accepted and found', async () => {
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
});
