export { Lexicon } from './lexicon.js';
