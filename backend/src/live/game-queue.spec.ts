import fc from 'fast-check';
import { Watch } from './watch.js';

const delivery = (version: number) => ({ version });
const versions = (deliveries: { version: number }[]) => deliveries.map(({ version }) => version);

test('deliveries in order go out at once, repeated ones never again', () => {
  const watch = new Watch(3);
  expect(versions(watch.offer(delivery(4)))).toEqual([4]);
  expect(versions(watch.offer(delivery(4)))).toEqual([]);
  expect(versions(watch.offer(delivery(2)))).toEqual([]);
  expect(watch.hasGap).toBe(false);
});

test('one that comes too early waits for the one before it', () => {
  const watch = new Watch(3);
  expect(versions(watch.offer(delivery(5)))).toEqual([]);
  expect(watch.hasGap).toBe(true);
  expect(versions(watch.offer(delivery(4)))).toEqual([4, 5]);
  expect(watch.hasGap).toBe(false);
});

test('before the first state everything waits, and goes on from it', () => {
  const watch = new Watch<{ version: number }>(null);
  expect(versions([...watch.offer(delivery(7)), ...watch.offer(delivery(8))])).toEqual([]);
  expect(watch.hasGap).toBe(false);
  expect(versions(watch.reach(7))).toEqual([8]);
});

test('whatever the order of arrival, a connection sees every version once and in order', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 8 })),
      (order, repeats) => {
        const watch = new Watch(0);
        const sent = [...order, ...repeats].flatMap((version) => versions(watch.offer(delivery(version))));
        expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      },
    ),
  );
});
