export { Sequences } from './sequences.js';
export type { Sequence } from './sequences.repository.js';
