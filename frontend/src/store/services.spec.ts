import { createStore } from './create-store';
import { service } from './services';

const createCounter = () => ({ count: 0 });

it('creates a service once for each store', () => {
  const store = createStore();
  store.dispatch(service(createCounter)).count += 1;
  expect(store.dispatch(service(createCounter))).toEqual({ count: 1 });
  expect(createStore().dispatch(service(createCounter))).toEqual({ count: 0 });
});

it('creates what a test gives in its place', () => {
  const store = createStore(new Map([[createCounter, () => ({ count: 7 })]]));
  expect(store.dispatch(service(createCounter))).toEqual({ count: 7 });
});
