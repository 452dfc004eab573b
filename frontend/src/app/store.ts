import { createStore } from '../store/create-store';

/** The store of this page. Features' slices join it when their chunks are loaded. */
export const store = createStore();
