import { lettersOf, readingOf, wordsOf } from './readings.js';

/** Words of at least this length are found inside others. Shorter ones would be in too many innocent names. */
const FOUND_INSIDE = 6;
/** Two letters are the most that are read as part of a word that is spelled out: f u c k, fu ck. */
const SPELLED_LETTERS = 2;

/** Numbers have few digits; more of them at the end of a word are not taken off one by one. */
const MAX_DIGITS = 4;
/** The x's with which players like to adorn their names. */
const ADORNED = /(?<![\p{L}\p{N}])x+([^ x][^ ]*?)x+(?![\p{L}\p{N}])/gu;
export const withoutAdornment = (text: string): string => text.replace(ADORNED, '$1');

/** A word without signs and digits at its end. Each digit may also be one of its letters. */
function trimmed(word: string): string[] {
  const extra = /[^\p{L}]*$/u.exec(word)?.[0].length ?? 0;
  const some = Array.from({ length: Math.min(extra, MAX_DIGITS) }, (_, i) => word.slice(0, -1 - i));
  return [word, ...some, word.slice(0, word.length - extra)];
}

/** A word without signs, digits and x's around it. */
function bareForms(word: string): string[] {
  const forms = [word, word.replace(/^[^\p{L}]+/u, '')].flatMap(trimmed);
  return [...forms, ...forms.map(withoutAdornment)];
}

const RUNS = /(\p{L})\1*/gu;

/** Matches a word in which any letter is repeated. Letters that the word itself repeats have to be. */
const patternOf = (letters: string): string =>
  letters.replace(RUNS, (run, letter: string) => `${letter}{${run.length},}`);

/** The letters without repetitions, and how often each is repeated. */
const runsOf = (letters: string) => ({
  key: letters.replace(RUNS, '$1'),
  lengths: [...letters.matchAll(RUNS)].map(([run]) => run.length),
});

const lengthOf = (word: string): number => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').length;

/** Whether a run of words is spelled out, with a single letter among them or only pairs. */
function isSpelled(words: readonly string[]): boolean {
  const lengths = words.map(lengthOf);
  return lengths.some((length) => length <= 1) || lengths.every((length) => length <= SPELLED_LETTERS);
}

/** All words, and those runs of them that are spelled out. */
function* readWords(words: readonly string[]): Generator<string> {
  yield* words.flatMap(bareForms);
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= words.length; to++) {
      const run = words.slice(from, to);
      if (isSpelled(run)) yield* bareForms(run.join(''));
    }
  }
}

/** A list of words that names must not contain, however they are decorated. */
export class ListedWords {
  /** The repetitions of each word, by its letters without them. */
  private readonly whole = new Map<string, number[][]>();
  private readonly inside: RegExp | null;

  constructor(words: readonly string[]) {
    const all = new Set(words.map((word) => lettersOf(readingOf(word))));
    for (const letters of all) {
      const { key, lengths } = runsOf(letters);
      this.whole.set(key, [...(this.whole.get(key) ?? []), lengths]);
    }
    const long = [...all].filter(({ length }) => length >= FOUND_INSIDE);
    this.inside = long.length > 0 ? new RegExp(long.map(patternOf).join('|'), 'u') : null;
  }

  /** Whether a reading contains one of the words. */
  isIn(reading: string): boolean {
    if (this.inside?.test(lettersOf(reading))) return true;
    for (const word of readWords(wordsOf(reading))) if (this.isListed(lettersOf(word))) return true;
    return false;
  }

  private isListed(letters: string): boolean {
    const { key, lengths } = runsOf(letters);
    const listed = letters === '' ? [] : (this.whole.get(key) ?? []);
    return listed.some((needed) => needed.every((length, i) => length <= (lengths[i] ?? 0)));
  }
}
