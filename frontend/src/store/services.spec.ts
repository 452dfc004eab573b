import { createStore } from './create-store';
import { service } from './services';

const createCounter = () => ({ count: 0 });

it('creates each service once per store', () => {
  const store = createStore();
  store.dispatch(service(createCounter)).count += 1;
  expect(store.dispatch(service(createCounter))).toEqual({ count: 1 });
  expect(createStore().dispatch(service(createCounter))).toEqual({ count: 0 });
});

it("creates a test's replacement for a service", () => {
  const store = createStore(new Map([[createCounter, () => ({ count: 7 })]]));
  expect(store.dispatch(service(createCounter))).toEqual({ count: 7 });
});
