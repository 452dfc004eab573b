export { prepareDailies, rateDailies } from './sequences.jobs.js';
export { Sequences } from './sequences.js';
export type { Sequence } from './sequences.store.js';
