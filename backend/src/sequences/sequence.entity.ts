import type { Letter, PlainDate } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The eight letters of a date. Once stored, the row is authoritative, however it was drawn. */
@Entity('daily_challenge_sequences')
export class SequenceEntity {
  @PrimaryColumn('date')
  date: PlainDate;

  @Column('int')
  gameNumber: number;

  @Column('char')
  letter1: Letter;

  @Column('char')
  letter2: Letter;

  @Column('char')
  letter3: Letter;

  @Column('char')
  letter4: Letter;

  @Column('char')
  letter5: Letter;

  @Column('char')
  letter6: Letter;

  @Column('char')
  letter7: Letter;

  @Column('char')
  letter8: Letter;

  /** 16 random bytes in hex. Secret, like the letters, until the date is over everywhere. */
  @Column('text')
  salt: string;

  /**
   * SHA-256 of `date:letters:salt` in hex. Public from the start; it proves that the letters weren't changed.
   */
  @Column('text')
  commitment: string;

  /** How hard the letters are according to the solver; null if the row hasn't been rated yet. */
  @Column('double precision', { nullable: true })
  difficulty: number | null;

  /** The mean score of simulated keen players; null if the row hasn't been rated yet. */
  @Column('double precision', { nullable: true })
  expectedScore: number | null;

  /**
   * A perfect grid that contains the letters, in reading order. Must never be read for a response, because it
   * is the day's solution. Null in a rated row if its letters allow none, which is possible only in rows
   * drawn by an older release.
   */
  @Column('char', { length: 16, nullable: true, select: false })
  witness: string | null;

  /** The version of the lexicon with which the letters were proved, and by which the date's games are scored. */
  @Column('text')
  lexicon: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
