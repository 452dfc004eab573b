import {
  addDays,
  daysBetween,
  earliestToday,
  gameNumberOf,
  latestToday,
  type PlainDate,
  BLIND_LETTERS,
  ROUNDS,
  blindLetterOf,
} from '@tessera/rules';
import { nanoid } from 'nanoid';
import type { Sequence } from '../sequences/index.js';
import type { SoloGame, GridGame } from './solo-game.js';

/** How the game IDs of each mode begin. */
export const ID_PREFIX = { daily: '1PV3', duel: 'DC', practice: 'PR', simple: 'DCS' } as const;
export type IdPrefix = (typeof ID_PREFIX)[keyof typeof ID_PREFIX];

const RANDOM_LENGTH = 12;

/** The columns that every new game has. */
export type NewGame = Pick<
  SoloGame,
  'gameId' | 'playerUUID' | 'dailyChallengeDate' | 'gameNumber' | 'lexicon' | 'createdAt' | 'lastActivityAt'
>;

export interface GameStart {
  playerUUID: string;
  sequence: Sequence;
  now: Date;
}

/**
 * The date of a game of this mode, according to its ID; null for other IDs, and unless that date is today
 * somewhere.
 */
export function openDateOf(
  prefix: IdPrefix,
  gameId: string,
  { launchDate, now }: { launchDate: PlainDate; now: number },
): PlainDate | null {
  const [start, number = ''] = gameId.split('-G', 2);
  const from = earliestToday(now);
  const ahead = Number.parseInt(number, 10) - gameNumberOf(from, launchDate);
  if (start !== prefix || !(ahead >= 0 && ahead <= daysBetween(from, latestToday(now)))) return null;
  return addDays(from, ahead);
}

export const newGame = (
  prefix: IdPrefix,
  { playerUUID, sequence: { date, gameNumber, lexicon }, now }: GameStart,
  randomId: (length: number) => string = nanoid,
): NewGame => ({
  gameId: `${prefix}-G${gameNumber}-${randomId(RANDOM_LENGTH)}`,
  playerUUID,
  dailyChallengeDate: date,
  gameNumber,
  lexicon,
  createdAt: now,
  lastActivityAt: now,
});

interface WithSequence {
  letterSequence: string;
}

const NO_LETTER = '.';

/** The stored form of the sequence before the player's own letters are known. */
export const sequenceText = (letters: readonly string[]): string =>
  letters.join('').padEnd(ROUNDS, NO_LETTER);

export const blindLettersOf = ({ letterSequence }: WithSequence): string[] =>
  [...letterSequence].slice(0, BLIND_LETTERS);

export const letterSequenceOf = ({ letterSequence }: WithSequence): string[] =>
  [...letterSequence].map((letter) => (letter === NO_LETTER ? '' : letter));

export type NewGridGame = NewGame & Pick<GridGame, 'letterSequence' | 'currentLetter'>;

export const newGridGame = (
  prefix: IdPrefix,
  start: GameStart,
  randomId?: (length: number) => string,
): NewGridGame => ({
  ...newGame(prefix, start, randomId),
  letterSequence: sequenceText(start.sequence.letters),
  currentLetter: blindLetterOf(1, start.sequence.letters),
});
