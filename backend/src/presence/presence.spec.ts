import { LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { MemoryPresenceStore } from './presence-store.js';
import { Presence } from './presence.js';

class MovableClock extends Clock {
  time = 0;
  override now(): number {
    return this.time;
  }
}

let clock: MovableClock;
let presence: Presence;
let changes: [player: string, isActive: boolean][];
beforeEach(() => {
  clock = new MovableClock();
  presence = new Presence(new MemoryPresenceStore(clock, LIMITS.AWAY_AFTER_MS), clock);
  changes = [];
  presence.onChange((player, isActive) => changes.push([player, isActive]));
});
afterEach(() => presence.onModuleDestroy());

const minutesPass = async (minutes: number) => {
  clock.time += minutes * 60_000;
  await presence.sweep();
};

test('only changes are reported', async () => {
  await presence.mark('ann', true);
  await presence.mark('ann', true);
  await presence.mark('bob', false);
  await presence.mark('ann', false);
  await presence.mark('ann', false);
  expect(changes).toEqual([
    ['ann', true],
    ['ann', false],
  ]);
});

test('after two minutes without a signal, a player is reported away once', async () => {
  await presence.mark('ann', true);
  await presence.mark('bob', true);
  await minutesPass(1.5);
  await presence.mark('bob', true);
  await minutesPass(1);
  expect(await presence.isActive(['ann', 'bob', 'nobody'])).toEqual([false, true, false]);
  await minutesPass(1);
  await minutesPass(1);
  expect(changes).toEqual([
    ['ann', true],
    ['bob', true],
    ['ann', false],
    ['bob', false],
  ]);
});

test('a mark that arrives after a newer one changes nothing', async () => {
  const connected = presence.moment();
  await presence.mark('ann', true);
  await presence.mark('ann', false);
  await presence.mark('ann', true, connected);
  expect(await presence.isActive(['ann'])).toEqual([false]);
  expect(changes).toHaveLength(2);
});

test("a player who went away isn't reported away again", async () => {
  await presence.mark('ann', true);
  await presence.mark('ann', false);
  await minutesPass(5);
  expect(changes).toHaveLength(2);
});

test('a player who returns after an absence is reported', async () => {
  await presence.mark('ann', true);
  await minutesPass(3);
  await presence.mark('ann', true);
  expect(changes.map(([, isActive]) => isActive)).toEqual([true, false, true]);
});

test('a player whom only another instance has seen is reported away if it no longer can', async () => {
  presence.watch('ann');
  await minutesPass(1.5);
  presence.watch('ann');
  expect(changes).toEqual([]);
  await minutesPass(1);
  expect(changes).toEqual([['ann', false]]);
});

test("a removed listener isn't called any more", async () => {
  const stop = presence.onChange(() => changes.push(['second', true]));
  stop();
  await presence.mark('ann', true);
  expect(changes).toEqual([['ann', true]]);
});
