// The lexicon: data only, the same in the browser and on the server. Definitions have a door of their own,
// `@tessera/words/definitions`, because they are large and only the server needs them.
export { CORE_WORDS } from './core-words.js';
export { LEXICON } from './lexicon.js';
export { VALID_WORDS } from './valid-words.js';
