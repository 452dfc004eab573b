export { ReadSpread } from './read-spread.js';
