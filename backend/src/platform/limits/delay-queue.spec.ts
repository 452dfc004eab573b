import { SIGN_IN_QUEUE } from '@tessera/contracts/wire';
import { AppError } from '../requests/app-error.js';
import { DelayQueue } from './delay-queue.js';

const [ms, max, perInstance] = [2000, 10, 40];

/** A queue in which everybody waits until `letGo` is called. */
function aQueue({ ms: pauseMs, perAccount, perInstance: mostHere } = { ms, perAccount: max, perInstance }) {
  const pauses: { ms: number; end: () => void }[] = [];
  const pause = (ms: number) => new Promise<void>((end) => pauses.push({ ms, end }));
  const queue = new DelayQueue(
    { now: () => 0, pause },
    { ms: pauseMs, max: perAccount, perInstance: mostHere },
  );
  const outcomes: Record<string, string> = {};
  const wait = (who: string, name: string, failures: number) =>
    queue.wait(name, failures).then(
      () => (outcomes[who] = 'goes on'),
      (error: unknown) => (outcomes[who] = error instanceof AppError ? error.code : String(error)),
    );
  const letGo = async () => {
    for (const { end } of pauses.splice(0)) end();
    await settled();
  };
  return { outcomes, pauses, wait, letGo };
}

const settled = () => new Promise(setImmediate);

/** Fills the queue of an account. */
function fill({ wait }: ReturnType<typeof aQueue>, name: string, failures: number): void {
  for (let i = 0; i < max; i++) void wait(`${name} ${i}`, name, failures);
}

test('an attempt waits for a moment, and then goes on', async () => {
  const queue = aQueue();
  void queue.wait('ann', 'ann', 1);
  await settled();
  expect([queue.pauses.map((pause) => pause.ms), queue.outcomes]).toEqual([[ms], {}]);
  await queue.letGo();
  expect(queue.outcomes).toEqual({ ann: 'goes on' });
});

test('a full queue has no place for one more, until others have gone on', async () => {
  const queue = aQueue();
  fill(queue, 'ann', 1);
  await queue.wait('late', 'ann', 1);
  await queue.wait('guessing', 'ann', 3);
  expect(queue.outcomes).toEqual({ late: 'RATE_LIMITED', guessing: 'RATE_LIMITED' });
  void queue.wait('ben', 'ben', 1);
  await queue.letGo();
  expect(queue.outcomes).toMatchObject({ 'ann 0': 'goes on', ben: 'goes on' });
  void queue.wait('late', 'ann', 1);
  await queue.letGo();
  expect(queue.outcomes).toMatchObject({ late: 'goes on' });
});

test('whoever has failed less takes the place of whoever has failed most', async () => {
  const queue = aQueue();
  for (let i = 0; i < max; i++) void queue.wait(`guess ${i}`, 'ann', i === 7 ? 3 : 2);
  void queue.wait('ann', 'ann', 1);
  await settled();
  expect(queue.outcomes).toEqual({ 'guess 7': 'RATE_LIMITED' });
  await queue.letGo();
  expect(queue.outcomes).toMatchObject({ ann: 'goes on', 'guess 0': 'goes on', 'guess 7': 'RATE_LIMITED' });
});

test('if many accounts are attacked at once, there is still a place for another one', async () => {
  const queue = aQueue();
  for (let account = 0; account < perInstance / max; account++) fill(queue, String(account), 2);
  void queue.wait('ann', 'ann', 1);
  await settled();
  expect(Object.values(queue.outcomes)).toEqual(['RATE_LIMITED']);
  await queue.letGo();
  expect(queue.outcomes['ann']).toBe('goes on');
  expect(Object.values(queue.outcomes).filter((outcome) => outcome === 'goes on')).toHaveLength(perInstance);
});

test('a thousand who attack keep somebody new out of the queue for less than a minute', async () => {
  const { perAccount } = SIGN_IN_QUEUE;
  const { outcomes, wait, letGo } = aQueue(SIGN_IN_QUEUE);
  const failures = new Map(Array.from({ length: 1000 }, (_, i) => [`attacker ${i}`, 0]));
  let rounds = 0;
  // In each round, everyone who attacks is faster, and tries again at once.
  for (; outcomes['owner'] !== 'goes on'; rounds += 1) {
    for (const [name, failed] of failures) void wait(name, 'ann', failed + 1);
    void wait('owner', 'ann', 1);
    await settled();
    await letGo();
    for (const [name, failed] of failures) {
      if (outcomes[name] === 'goes on') failures.set(name, failed + 1);
    }
  }
  expect(rounds).toBe(failures.size / perAccount + 1);
  expect(rounds * SIGN_IN_QUEUE.ms).toBeLessThan(60_000);
});
