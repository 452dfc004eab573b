import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import { rootReducer } from './root-reducer';

/** The store of one page load, or of one test. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });

export type AppStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
