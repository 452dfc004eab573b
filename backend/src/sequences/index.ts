export { rateDailies } from './rate-dailies.js';
export { prepareDailies, Sequences } from './sequences.js';
export type { Sequence } from './sequences.store.js';
