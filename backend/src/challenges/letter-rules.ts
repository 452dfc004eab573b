import { Inject, Injectable } from '@nestjs/common';
import { CHALLENGE_NAME_PROBLEMS } from '@tessera/contracts/challenges';
import { NAME_TEXTS } from '@tessera/contracts/players';
import { LIMITS } from '@tessera/contracts/wire';
import { addDays, earliestToday, latestToday, type PlainDate } from '@tessera/rules';
import { Names, type ValidName, type SharedNameKind, capitalReadingOf, readingOf } from '../names/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { Sequences } from '../sequences/index.js';

const CHALLENGE_NAME: SharedNameKind = {
  field: 'name',
  mostCharacters: LIMITS.CHALLENGE_NAME_MAX_LENGTH,
  problems: CHALLENGE_NAME_PROBLEMS,
  notAllowed: NAME_TEXTS.notAllowed,
  reserves: true,
};

/** What letters and names challenges may have. */
@Injectable()
export class LetterRules {
  constructor(
    private readonly names: Names,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'launchDate'>,
  ) {}

  /** Throws if a new challenge can't have these letters or this name. Returns the name as it is stored. */
  async validate(letters: readonly string[], typed: string | undefined): Promise<ValidName | null> {
    const patterns = await this.runningPatterns();
    // First, because the letters of a daily may happen to spell anything.
    if (patterns.has(patternOf(letters))) throw new AppError('LETTERS_OF_DAILY', { field: 'letters' });
    if (this.names.areObscene(letters)) throw new AppError('LETTERS_NOT_ALLOWED', { field: 'letters' });
    const name = typed === undefined ? null : this.names.validate(typed, CHALLENGE_NAME);
    if (name && [...patterns].some((pattern) => spells(name.name, pattern)))
      throw new AppError('LETTERS_OF_DAILY', { field: 'name' });
    return name;
  }

  /**
   * Returns a function that recognizes the letters of dailies that somebody may still be playing. Those of
   * future dates aren't looked at, so that nothing reveals them.
   */
  async running(): Promise<(letters: readonly string[]) => boolean> {
    const patterns = await this.runningPatterns();
    return (letters) => patterns.has(patternOf(letters));
  }

  private async runningPatterns(): Promise<ReadonlySet<string>> {
    const now = this.clock.now();
    const dates: PlainDate[] = [];
    for (let date = earliestToday(now); date <= latestToday(now); date = addDays(date, 1))
      if (date >= this.config.launchDate) dates.push(date);
    const sequences = await Promise.all(dates.map((date) => this.sequences.on(date)));
    return new Set(sequences.map(({ letters }) => patternOf(letters)));
  }
}

/** Letters in alphabetical order: the same for the same letters in any order. */
export const patternOf = (letters: readonly string[]): string => letters.toSorted().join('');

/** What a digit or sign may be read as. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'IL',
  '!': 'IL',
  '2': 'Z',
  '3': 'E',
  '4': 'A',
  '@': 'A',
  '5': 'S',
  $: 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
  '9': 'G',
};

/** What is left of a pattern without a letter, that many times. Nothing if it doesn't have it so often. */
function without(pattern: string, letter: string, times = 1): string[] {
  const at = pattern.indexOf(letter);
  const isThere = at >= 0 && pattern.slice(at, at + times) === letter.repeat(times);
  return isThere ? [pattern.slice(0, at) + pattern.slice(at + times)] : [];
}

const isLetter = (char: string | undefined): char is string => char !== undefined && /[A-Z]/.test(char);

/** How many times a letter is meant if this stands beside it. */
const timesOf = (char: string | undefined): number => (/^[2-9]$/.test(char ?? '') ? Number(char) : 1);

/**
 * Whether a text has the letters of a pattern in a row, in any order, and with anything between them that isn't a letter.
 * Letters of other alphabets, digits and signs count as the letters that they look like; a digit may also mean nothing,
 * or how often the letter beside it is meant.
 */
export function spells(text: string, pattern: string): boolean {
  return [readingOf(text).toUpperCase(), capitalReadingOf(text)].some((reading) => {
    const chars = [...reading];
    return chars.some((_, start) => beginsWith(chars.slice(start), pattern));
  });
}

function beginsWith(chars: readonly string[], pattern: string): boolean {
  /** What may be left of the pattern, by how the text so far is read. */
  let left: readonly string[] = [pattern];
  for (const [at, char] of chars.entries()) {
    const before = chars[at - 1];
    left = [...new Set(left.flatMap((rest) => readings(rest, char, before)))];
    if (left.includes('')) return true;
    if (left.length === 0) return false;
  }
  return false;
}

function readings(rest: string, char: string, before: string | undefined): string[] {
  if (isLetter(char)) return [1, timesOf(before)].flatMap((times) => without(rest, char, times));
  const alike = [...(LOOKS_LIKE[char] ?? '')].flatMap((letter) => without(rest, letter));
  const more = isLetter(before) && timesOf(char) > 1 ? without(rest, before, timesOf(char) - 1) : [];
  return [rest, ...alike, ...more];
}
