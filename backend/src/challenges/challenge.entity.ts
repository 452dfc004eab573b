import type { Difficulty, PerfectChance } from '@tessera/contracts/challenges';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DailyMove, ScoringWord } from '@tessera/rules';
import { AppError } from '../platform/requests/app-error.js';

/** Eight letters that a player has chosen for others to play blind. Has nothing to do with the daily challenge. */
@Entity('challenges')
export class ChallengeEntity {
  @PrimaryColumn('text')
  code: string;

  /** The player who made it. */
  @Column('uuid')
  playerUUID: string;

  /** Unique per player, so that a repeated request doesn't make a second challenge. */
  @Column('uuid')
  requestId: string;

  @Column('char', { length: 8 })
  letters: string;

  /** Null without one, and after an admin has removed it. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('boolean')
  showsFigures: boolean;

  @Column('text')
  perfect: PerfectChance;

  @Column('smallint')
  difficulty: Difficulty;

  /** A perfect grid with the letters, in reading order. */
  @Column('char', { length: 16, nullable: true })
  witness: string | null;

  /** The version of the lexicon with which it was rated, and by which its games are scored. */
  @Column('text')
  lexicon: string;

  @Column('timestamptz')
  createdAt: Date;

  /** When it was last opened, to the day. */
  @Column('timestamptz')
  visitedAt: Date;

  /** Set by admins. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}

/** One player's game of a challenge. Not used for streaks or leaderboards. */
@Entity('challenge_games')
export class ChallengeGameEntity {
  @PrimaryColumn('text')
  code: string;

  @PrimaryColumn('uuid')
  playerUUID: string;

  @Column('text')
  status: 'active' | 'completed';

  /** A dot stands for an empty cell. */
  @Column('char', { length: 16 })
  playerGrid: string;

  /** The version of the lexicon that scores the game. */
  @Column('text')
  lexicon: string;

  @Column('jsonb')
  playerWords: ScoringWord[];

  @Column('int')
  playerScore: number;

  /** The eight blind letters, then the player's own in the order of their rounds. A dot stands for an unknown one. */
  @Column('char', { length: 16 })
  letterSequence: string;

  /** The rounds as the client reported them, if they agree with the grid. */
  @Column('jsonb', { nullable: true })
  roundHistory: DailyMove[] | null;

  /** Whether the player has taken it off the list of grids. */
  @Column('boolean')
  isWithdrawn: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}

/** Returns the challenge; throws if there is none, or if an admin has ended it. */
export function requireOpen<Challenge extends Pick<ChallengeEntity, 'endedAt'>>(
  challenge: Challenge | null,
): Challenge {
  if (!challenge) throw new AppError('CHALLENGE_NOT_FOUND', { field: 'code' });
  if (challenge.endedAt) throw new AppError('CHALLENGE_ENDED', { field: 'code' });
  return challenge;
}
