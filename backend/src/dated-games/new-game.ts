import {
  addDays,
  daysBetween,
  earliestToday,
  gameNumberOf,
  latestToday,
  type PlainDate,
} from '@tessera/rules';
import { nanoid } from 'nanoid';
import type { Sequence } from '../sequences/index.js';
import type { DatedGame } from './dated-game.js';

/** How the game IDs of each mode begin. */
export const ID_PREFIX = { daily: '1PV3', duel: 'DC', practice: 'PR', simple: 'DCS' } as const;
export type IdPrefix = (typeof ID_PREFIX)[keyof typeof ID_PREFIX];

const RANDOM_LENGTH = 12;

/** The columns that every new game has. */
export type NewGame = Pick<
  DatedGame,
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
