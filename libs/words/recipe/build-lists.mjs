// The recipe of the lexicon, as documented in the README.
import { readFileSync } from 'node:fs';
import { letterpressWords } from '../sources/letterpress.mjs';
import { isKnownForm } from '../sources/morphology.mjs';
import { scowlWords } from '../sources/scowl.mjs';
import { readWordNet } from '../sources/wordnet.mjs';
import { ADDED, ADDED_TO_CORE } from './by-hand.mjs';

const COMMON = 60;
const LARGE = 70;

/** Slurs and strong vulgarity, which no list may contain. */
export function deniedWords() {
  const text = readFileSync(new URL('deny.txt', import.meta.url), 'utf8');
  return new Set(text.replace(/^#.*$/gm, '').trim().split(/\s+/));
}

/**
 * Builds both lists from the sources.
 *
 * @returns `{ valid, core }`, each sorted and in upper case: the words that score, and the common ones among
 * them
 */
export function buildLists() {
  const wordNet = readWordNet();
  const large = scowlWords(LARGE);
  const common = scowlWords(COMMON);
  const denied = deniedWords();
  const known = letterpressWords().filter((word) => large.has(word) || isKnownForm(word, wordNet));
  const valid = new Set([...known, ...Object.values(ADDED).flat()].filter((word) => !denied.has(word)));
  const core = new Set([...common, ...Object.values(ADDED_TO_CORE).flat()].filter((word) => valid.has(word)));
  return { valid: [...valid].sort(), core: [...core].sort() };
}
