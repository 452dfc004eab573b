import type { Difficulty, PerfectChance } from '@tessera/contracts/challenges';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
