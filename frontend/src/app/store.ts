import { createStore } from '../store/create-store';

/** This page's store. A feature's slice is added when its chunk loads. */
export const store = createStore();
