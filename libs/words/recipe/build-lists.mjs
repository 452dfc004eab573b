// The recipe of the lexicon, as documented in the README.
import { readFileSync } from 'node:fs';
import { definer } from '../definitions/define.mjs';
import { readGlosses, readIrregularForms } from '../definitions/read-glosses.mjs';
import { letterpressWords } from '../sources/letterpress.mjs';
import { isKnownForm } from '../sources/morphology.mjs';
import { scowlWords } from '../sources/scowl.mjs';
import { subtitleWords } from '../sources/subtitles.mjs';
import { readWordNet } from '../sources/wordnet.mjs';
import { ADDED, ADDED_TO_CORE } from './by-hand.mjs';

/** SCOWL's sizes. */
const EVERYDAY = 50;
const COMMON = 60;
const LARGE = 70;
/** How often a word occurs in the subtitles: at least once in a million words, or in ten million. */
const OFTEN = 51;
const AT_TIMES = 5;

/** Slurs and strong vulgarity, which no list may contain. */
export function deniedWords() {
  const text = readFileSync(new URL('deny.txt', import.meta.url), 'utf8');
  return new Set(text.replace(/^#.*$/gm, '').trim().split(/\s+/));
}

/** What the sources say about words. */
export function readSources() {
  const [letterpress, wordNet, subtitles] = [new Set(letterpressWords()), readWordNet(), subtitleWords()];
  const [large, common, everyday] = [scowlWords(LARGE), scowlWords(COMMON), scowlWords(EVERYDAY)];
  const denied = deniedWords();
  const define = definer({ wordNet, glosses: readGlosses(), irregular: readIrregularForms(), denied });
  const occurs = (word, times) => (subtitles.get(word)?.count ?? 0) >= times;
  return {
    letterpress,
    common,
    denied,
    isKnown: (word) => large.has(word) || isKnownForm(word, wordNet),
    isSpelled: (word) => letterpress.has(word) || large.has(word) || wordNet.has(word),
    /** Players expect a word that they often hear, unless it is a name. */
    isExpected: (word) => occurs(word, OFTEN) && !subtitles.get(word).capitalized,
    /** Some everyday words are missing from Letterpress, which is censored. */
    isHeard: (word) =>
      occurs(word, AT_TIMES) && (!subtitles.get(word).capitalized || isKnownForm(word, wordNet)),
    isEveryday: (word) => everyday.has(word) || occurs(word, AT_TIMES),
    isNoun: (word) =>
      define(word).some(
        ({ partOfSpeech, definition }) => partOfSpeech === 'noun' && !definition.startsWith('plural of'),
      ),
  };
}

/** The word of which this is the plural, by its spelling; null if it can't be one. */
export const singularOf = (word) => (/[^S]S$/.test(word) && word.length > 2 ? word.slice(0, -1) : null);

/** The singulars that plurals among the words lack, and the plurals that short nouns lack. */
export function missingNumbers(words, { letterpress, denied, isSpelled, isNoun }) {
  const singulars = [...words].map(singularOf).filter((word) => word !== null && letterpress.has(word));
  const plurals = [...words]
    .filter((word) => word.length <= 3 && isNoun(word))
    .map((word) => `${word}S`)
    .filter(isSpelled);
  return [...singulars, ...plurals].filter((word) => !words.has(word) && !denied.has(word));
}

/** The words that a player expects, by the sources. */
export const expectedWords = ({ letterpress, common, isKnown, isExpected, isHeard }) => [
  ...[...letterpress].filter((word) => isKnown(word) || isExpected(word)),
  ...[...common].filter((word) => !letterpress.has(word) && word.length > 2 && isHeard(word)),
];

/**
 * Builds both lists from the sources.
 *
 * @returns `{ valid, core }`, each sorted and in upper case: the words that score, and the common ones among
 * them
 */
export function buildLists() {
  const sources = readSources();
  const { common, denied, isKnown, isExpected, isEveryday } = sources;
  const valid = new Set();
  let found = [...expectedWords(sources), ...Object.values(ADDED).flat()];
  while (found.length > 0) {
    for (const word of found) if (!denied.has(word)) valid.add(word);
    found = missingNumbers(valid, sources);
  }
  const core = [...valid].filter(
    (word) => isEveryday(word) && (common.has(word) || (isKnown(word) && isExpected(word))),
  );
  return {
    valid: [...valid].sort(),
    core: [...new Set([...core, ...Object.values(ADDED_TO_CORE).flat()])].sort(),
  };
}
