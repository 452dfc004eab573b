import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { INNOCENT_WORDS, REFUSED_WORDS } from './built-in-words.js';
import { ListedWords, withoutAdornment } from './listed-words.js';
import { readingOf } from './readings.js';

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
