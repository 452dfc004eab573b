import { SIDE, type Letter } from '@tessera/rules';
import { CORE_WORDS } from '@tessera/words';
import { Board } from './board.js';
import { createBot, type Bot } from './bot.js';
import { validScores } from './lexicon-tables.js';
import { playDaily } from './play-daily.js';
import { seededRandom } from './random.js';

let frequencies: ReadonlyMap<Letter, number> | undefined;

/** The share of each letter in the common four-letter words. */
function countLetters(): ReadonlyMap<Letter, number> {
  const letters = CORE_WORDS.filter((word) => word.length === SIDE).flatMap((word) => [...word]);
  const shares = new Map<Letter, number>();
  for (const letter of letters) shares.set(letter, (shares.get(letter) ?? 0) + 1 / letters.length);
  return shares;
}

/**
 * How hard the blind letters of a daily are: the sum of -ln of their frequencies in common words. Eight times
 * E gives about 18; Q, X, J and V give much more. Bots score lower with a higher difficulty (correlation
 * about -0.9).
 */
export function difficultyOf(blind: readonly Letter[]): number {
  frequencies ??= countLetters();
  return blind.reduce((sum, letter) => sum - Math.log(frequencies!.get(letter) ?? Number.MIN_VALUE), 0);
}

/** Difficulties that divide the provable draws into five bands of about the same size, from easy to hard. */
const BAND_EDGES = [22.7, 23.6, 24.4, 25.5];

/** 0 to 4. */
export const bandOf = (difficulty: number): number => BAND_EDGES.filter((edge) => difficulty >= edge).length;

let keen: Bot | undefined;

/**
 * The score (0-32) that a keen player can expect with these blind letters: the mean of `games` simulated
 * games. The result is the same for the same seed.
 */
export function expectedScore(blind: readonly Letter[], { games = 60, seed = 1 } = {}): number {
  keen ??= createBot('keen');
  const random = seededRandom(seed);
  const scores = validScores();
  let total = 0;
  for (let game = 0; game < games; game++) total += Board.of(playDaily(keen, blind, random).grid).sum(scores);
  return total / games;
}
