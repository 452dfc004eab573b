import { configureStore, combineSlices } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api/api';
import { createServices, type ReplacedServices, type Services } from './services';
import { startedGameSlice } from './live-games';
import { useDispatch } from 'react-redux';

/** Holds the API cache and the started game. Each feature's slice is added when its chunk loads. */
export const rootReducer = combineSlices(api, startedGameSlice);

/** As much of the store's state as a feature reads: its own slice, which is there once its code has loaded. */
export type RootWith<Name extends string, Slice> = { readonly api: unknown } & {
  readonly [Key in Name]?: Slice;
};

/** The store of one page load or one test. */
export function createStore(replaced?: ReplacedServices) {
  const services: Services = createServices(() => store, replaced);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: services } }).concat(api.middleware),
  });
  // Stops polling while the page is in the background.
  setupListeners(store.dispatch);
  return store;
}

export type AppDispatch = ReturnType<typeof createStore>['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
