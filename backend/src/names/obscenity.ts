import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { INNOCENT_WORDS, REFUSED_WORDS } from './built-in-words.js';
import { readingOf, lettersOf, wordsOf } from './readings.js';

/** Words of at least this length are found inside others. Shorter ones would be in too many innocent names. */
const FOUND_INSIDE = 6;
/** Two letters are the most that are read as part of a word that is spelled out: f u c k, fu ck. */
const SPELLED_LETTERS = 2;

/** Numbers have few digits; more of them at the end of a word are not taken off one by one. */
const MAX_DIGITS = 4;
/** The x's with which players like to adorn their names. */
const ADORNED = /(?<![\p{L}\p{N}])x+([^ x][^ ]*?)x+(?![\p{L}\p{N}])/gu;
const withoutAdornment = (text: string): string => text.replace(ADORNED, '$1');

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
const repetitionsOf = (letters: string) => ({
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
class ListedWords {
  /** The repetitions of each word, by its letters without them. */
  private readonly whole = new Map<string, number[][]>();
  private readonly inside: RegExp | null;

  constructor(words: readonly string[]) {
    const all = new Set(words.map((word) => lettersOf(readingOf(word))));
    for (const letters of all) {
      const { key, lengths } = repetitionsOf(letters);
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
    const { key, lengths } = repetitionsOf(letters);
    const listed = letters === '' ? [] : (this.whole.get(key) ?? []);
    return listed.some((needed) => needed.every((length, i) => length <= (lengths[i] ?? 0)));
  }
}

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** A given name, and not only that. */
const DICK = /^dick(?= |$)/u;

/** Removes everything but letters, digits and spaces. */
const withoutMarks = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N} ]/gu, '');

/** All readings of a name in which neighboring words or letters are joined. */
function runsOf(name: string): string[] {
  const words = name.split(/ +/);
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((_, more) => words.slice(from, from + more + 2).join('')),
  );
}

/** Whether the whole text is one obscene word. "Push it" isn't; "s h i t" is. */
const isOneWord = (text: string): boolean =>
  matcher
    .getAllMatches(text)
    .some(({ startIndex, endIndex }) => startIndex === 0 && endIndex === text.length - 1);

const isKnown = (part: string): boolean =>
  [part, withoutMarks(part), withoutAdornment(part)].some(
    (text) => matcher.hasMatch(text) || runsOf(text).some(isOneWord),
  );

/** The words that an operator adds to those that are built in. */
export interface OwnWords {
  readonly refused: readonly string[];
  readonly allowed: readonly string[];
}

const escaped = (text: string): string => text.replace(/[$.*+?^(){}|[\]\\]/g, '\\$&').replace(/\s+/g, ' +');

/** Matches these words where nothing is attached to them. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((word) => escaped(readingOf(word))).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );

/** Finds obscene words in names, even decorated or with spaces between their letters. */
export class Obscenity {
  private readonly refused: ListedWords;
  private readonly innocent: RegExp;

  constructor({ refused, allowed }: OwnWords = { refused: [], allowed: [] }) {
    this.refused = new ListedWords([...REFUSED_WORDS, ...refused]);
    this.innocent = anyOf([...INNOCENT_WORDS, ...allowed]);
  }

  isIn(name: string): boolean {
    const reading = readingOf(name);
    // The parts between innocent words. The library knows more disguises, of the characters as they were typed.
    const parts = [reading, name.toLowerCase()].flatMap((text) => text.split(this.innocent));
    return parts.some((part) => this.refused.isIn(part) || isKnown(part.trim().replace(DICK, '')));
  }
}
