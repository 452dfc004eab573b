// The lexicon: pure data, the same in the browser and on the server. Definitions have their own entry point,
// `@tessera/words/definitions`, because they are large and only the server needs them.
export { CORE_WORDS } from './core-words.js';
export { knownVersion, validWordsOf } from './former-words.js';
export { LEXICON } from './lexicon.js';
export { VALID_WORDS } from './valid-words.js';
