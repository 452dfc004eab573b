import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairScheduler } from './fair-scheduler.js';

let scheduler: FairScheduler;
let started: string[];
beforeEach(() => {
  scheduler = new FairScheduler();
  started = [];
});

const send = (address: string, ...names: string[]) =>
  names.forEach((name) => scheduler.run(address, () => started.push(name)));

/** What starts from one turn of the event loop to the next, until nothing is left. */
async function startedByTurn(): Promise<string[][]> {
  const byTurn: string[][] = [];
  while (started.length > 0) {
    byTurn.push(started.splice(0));
    await nextTurn();
  }
  return byTurn;
}

it('starts a lone request at once', () => {
  send('a', 'a1');
  expect(started).toEqual(['a1']);
});

it('starts the requests of an address one per turn, in order', async () => {
  send('a', 'a1', 'a2', 'a3');
  expect(await startedByTurn()).toEqual([['a1'], ['a2'], ['a3']]);
});

it("doesn't make one address wait for the requests of another", async () => {
  send('a', 'a1', 'a2', 'a3');
  send('b', 'b1', 'b2');
  expect(await startedByTurn()).toEqual([['a1', 'b1'], ['a2', 'b2'], ['a3']]);
});

it('starts a request that arrives later after those that wait', async () => {
  send('a', 'a1', 'a2');
  await nextTurn();
  send('a', 'a3');
  expect(await startedByTurn()).toEqual([['a1', 'a2'], ['a3']]);
});

it('waits for turns that are further apart if it is told to', () => {
  const ends: (() => void)[] = [];
  scheduler = new FairScheduler((task) => ends.push(task));
  send('a', 'a1', 'a2', 'a3');
  expect(started).toEqual(['a1']);
  ends.shift()?.();
  expect(started).toEqual(['a1', 'a2']);
});

it('forgets an address with nothing left to start', async () => {
  send('a', 'a1');
  await nextTurn();
  await nextTurn();
  started = [];
  send('a', 'a2');
  expect(started).toEqual(['a2']);
});

it('starts what a starting request sends after what already waits', async () => {
  scheduler.run('a', () => {
    started.push('a1');
    send('a', 'a2');
  });
  send('a', 'a3');
  expect(await startedByTurn()).toEqual([['a1'], ['a2'], ['a3']]);
});
