import { NEW_LIVE_GAME } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { LocalEventBus } from '../../platform/bus/event-bus.js';
import { GameCache } from '../store/game-cache.js';
import type { GameRecord } from '../store/game.record.js';
import { GameNames } from './game-names.js';
import type { SeatsRepository } from './seats.repository.js';

const aGame = (gameId: string): GameRecord => ({
  gameId,
  createdAt: '2026-11-20T12:00:00.000Z',
  lexicon: '2026.12',
  seats: { 1: null, 2: null },
  live: NEW_LIVE_GAME,
  scores: null,
});

/** The names of an instance that has two games in memory. The player with the new name is in the first one. */
function anInstance() {
  const [bus, cache] = [new LocalEventBus(), new GameCache()];
  for (const gameId of ['AAAAA', 'BBBBB']) cache.set(aGame(gameId));
  const seats: Pick<SeatsRepository, 'runningOf'> = { runningOf: () => Promise.resolve(['AAAAA']) };
  const names = new GameNames(seats as SeatsRepository, cache, bus, new Hub(bus));
  names.onModuleInit();
  const inMemory = () => ['AAAAA', 'BBBBB'].filter((gameId) => cache.get(gameId) !== undefined);
  return { loseMessages: () => bus.reportGap(), names, inMemory };
}

test('the games of a player with another name are dropped from memory', async () => {
  const { names, inMemory } = anInstance();
  await names.changed('somebody');
  expect(inMemory()).toEqual(['BBBBB']);
  names.onModuleDestroy();
});

test('all games are dropped if messages may have been missed', () => {
  const { loseMessages, names, inMemory } = anInstance();
  loseMessages();
  expect(inMemory()).toEqual([]);
  names.onModuleDestroy();
});
