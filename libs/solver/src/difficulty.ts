import { SIDE, type Letter } from '@tessera/rules';
import { CORE_WORDS } from '@tessera/words';
import { Board } from './board.js';
import { createBot, type Bot } from './bot.js';
import { validScores } from './lexicon-tables.js';
import { playDaily } from './play-daily.js';
import { seededRandom } from './random.js';

let frequencies: ReadonlyMap<Letter, number> | undefined;

/** The share of each letter in the common words of four letters. */
function countLetters(): ReadonlyMap<Letter, number> {
  const letters = CORE_WORDS.filter((word) => word.length === SIDE).flatMap((word) => [...word]);
  const shares = new Map<Letter, number>();
  for (const letter of letters) shares.set(letter, (shares.get(letter) ?? 0) + 1 / letters.length);
  return shares;
}

/**
 * How hard these blind letters are: the sum of -ln of their frequencies in common words. Eight of a kind with E
 * give about 18, Q, X, J and V much more; it goes against what bots score (correlation about -0.9).
 */
export function difficultyOf(blind: readonly Letter[]): number {
  frequencies ??= countLetters();
  return blind.reduce((sum, letter) => sum - Math.log(frequencies!.get(letter) ?? Number.MIN_VALUE), 0);
}

let keen: Bot | undefined;

/** What a keen player makes of these blind letters: the mean score of so many simulated games. */
export function expectedScore(blind: readonly Letter[], { games = 60, seed = 1 } = {}): number {
  keen ??= createBot('keen');
  const random = seededRandom(seed);
  const scores = validScores();
  let total = 0;
  for (let game = 0; game < games; game++) total += Board.of(playDaily(keen, blind, random).grid).sum(scores);
  return total / games;
}
