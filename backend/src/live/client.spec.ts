import fc from 'fast-check';
import { GameQueue } from './client.js';

const delivery = (version: number) => ({ version });
const versions = (deliveries: { version: number }[]) => deliveries.map(({ version }) => version);

test('deliveries in order are released at once, and repeated ones never', () => {
  const queue = new GameQueue(3);
  expect(versions(queue.offer(delivery(4)))).toEqual([4]);
  expect(versions(queue.offer(delivery(4)))).toEqual([]);
  expect(versions(queue.offer(delivery(2)))).toEqual([]);
  expect(queue.hasGap).toBe(false);
});

test('a delivery that arrives early waits for the one before it', () => {
  const queue = new GameQueue(3);
  expect(versions(queue.offer(delivery(5)))).toEqual([]);
  expect(queue.hasGap).toBe(true);
  expect(versions(queue.offer(delivery(4)))).toEqual([4, 5]);
  expect(queue.hasGap).toBe(false);
});

test('before the first state everything waits, and then continues from it', () => {
  const queue = new GameQueue<{ version: number }>(null);
  expect(versions([...queue.offer(delivery(7)), ...queue.offer(delivery(8))])).toEqual([]);
  expect(queue.hasGap).toBe(false);
  expect(versions(queue.reach(7))).toEqual([8]);
});

test('whatever the order of arrival, a connection sees every version once and in order', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 8 })),
      (order, repeats) => {
        const queue = new GameQueue(0);
        const sent = [...order, ...repeats].flatMap((version) => versions(queue.offer(delivery(version))));
        expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      },
    ),
  );
});
