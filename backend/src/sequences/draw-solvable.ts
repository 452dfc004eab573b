import { addDays, textFromGrid, type Letter, type PlainDate, BAG, BLIND_LETTERS } from '@tessera/rules';
import { difficultyOf, expectedScore, findPerfectGrid, bandOf } from '@tessera/solver';
import { createHash, createHmac } from 'node:crypto';

const SALT_BYTES = 16;

export interface Draw {
  letters: Letter[];
  /** 16 bytes in hex. */
  salt: string;
  commitment: string;
}

/** An endless stream of bytes determined by key and label: HMAC-SHA-256 in counter mode. */
function* bytesOf(seed: Uint8Array, label: string): Generator<number> {
  for (let block = 0; ; block++) {
    yield* createHmac('sha256', seed).update(`${label}:${block}`).digest();
  }
}

/**
 * An integer below `size` (at most 256). All values are equally likely, because bytes beyond the last full
 * range are skipped.
 */
function below(size: number, bytes: Iterator<number, never>): number {
  const limit = 256 - (256 % size);
  for (;;) {
    const byte = bytes.next().value;
    if (byte < limit) return byte % size;
  }
}

/** SHA-256 in hex of `date:letters:salt`. */
const commitmentOf = (date: PlainDate, letters: readonly Letter[], salt: string): string =>
  createHash('sha256')
    .update(`${date}:${letters.join('')}:${salt}`)
    .digest('hex');

/**
 * Draws the eight letters of a date from the bag without replacement. The same input always gives the same
 * letters.
 */
export function drawDaily(seed: Uint8Array, date: PlainDate, attempt: number): Draw {
  const bytes = bytesOf(seed, `letters:${date}:${attempt}`) as Iterator<number, never>;
  const bag = [...BAG];
  const letters = Array.from(
    { length: BLIND_LETTERS },
    () => bag.splice(below(bag.length, bytes), 1)[0] ?? '',
  );
  const salt = createHmac('sha256', seed)
    .update(`salt:${date}:${attempt}`)
    .digest()
    .subarray(0, SALT_BYTES)
    .toString('hex');
  return { letters, salt, commitment: commitmentOf(date, letters, salt) };
}

/** The same eight letters, in any order, aren't repeated within this many days. */
export const PATTERN_DAYS = 60;

/** A date's band of difficulty differs from those of this many previous dates. */
const BAND_DAYS = 3;

/**
 * Whether this difficulty may follow those of the previous dates (newest last). Any four days have four
 * different bands.
 */
export const isNewBand = (difficulty: number, before: readonly number[]): boolean =>
  !before.slice(-BAND_DAYS).map(bandOf).includes(bandOf(difficulty));

const patternOf = (letters: readonly Letter[]): string => letters.toSorted().join('');

/** Whether these letters may follow those of the previous dates (newest last). */
export const isNewPattern = (letters: readonly Letter[], before: readonly (readonly Letter[])[]): boolean =>
  !before.slice(-PATTERN_DAYS).map(patternOf).includes(patternOf(letters));

/**
 * If the proof takes more search steps, the letters are drawn again. Counted in steps instead of time, so
 * that the result is the same everywhere.
 */
const SEARCH_NODES = 50_000;
/** Letters that are already drawn may take longer to prove. */
const LONG_SEARCH_NODES = 2_000_000;
/** About one draw in three is accepted. */
const MAX_ATTEMPTS = 10_000;

export interface Drawing {
  readonly seed: Uint8Array;
  readonly from: PlainDate;
  readonly days: number;
  /** The letters of the previous dates, newest last. PATTERN_DAYS of them are enough. */
  readonly before: readonly (readonly Letter[])[];
  /**
   * From this date on, the expected score is calculated too, which takes ten times as long as everything
   * else.
   */
  readonly ratedFrom: PlainDate;
}

export interface Rating {
  readonly difficulty: number;
  readonly expectedScore: number | null;
  /** A perfect grid with the letters, in reading order. */
  readonly witness: string | null;
}

export interface SolvableDaily extends Draw, Rating {
  readonly date: PlainDate;
}

/**
 * Draws the letters of consecutive dates. Each date is drawn repeatedly until the letters repeat no pattern,
 * differ in difficulty from those of the previous days, and allow a perfect grid. The same input always gives
 * the same letters.
 */
export function drawSolvable({ seed, from, days, before, ratedFrom }: Drawing): SolvableDaily[] {
  const known = [...before];
  return Array.from({ length: days }, (_, i) => {
    const date = addDays(from, i);
    const daily = drawOne(seed, date, known);
    known.push(daily.letters);
    return { ...daily, date, expectedScore: date >= ratedFrom ? expectedScore(daily.letters) : null };
  });
}

function drawOne(seed: Uint8Array, date: PlainDate, before: readonly (readonly Letter[])[]) {
  const difficulties = before.map(difficultyOf);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const draw = drawDaily(seed, date, attempt);
    const difficulty = difficultyOf(draw.letters);
    if (!isNewBand(difficulty, difficulties) || !isNewPattern(draw.letters, before)) continue;
    const { grid } = findPerfectGrid(draw.letters, { maxNodes: SEARCH_NODES });
    if (grid) return { ...draw, difficulty, witness: textFromGrid(grid) };
  }
  throw new Error(`No solvable letters for ${date} in ${MAX_ATTEMPTS} draws`);
}

/** Letters that were drawn with a version of the lexicon. */
export interface DrawnLetters {
  readonly letters: readonly Letter[];
  readonly lexicon: string;
}

/** Rates letters that have already been drawn, whatever they are. */
export function rate({ letters, lexicon }: DrawnLetters): Rating {
  const { grid } = findPerfectGrid(letters, { maxNodes: LONG_SEARCH_NODES, lexicon });
  return {
    difficulty: difficultyOf(letters),
    expectedScore: expectedScore(letters),
    witness: grid && textFromGrid(grid),
  };
}
