import type { Letter, PlainDate } from '@tessera/rules';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The eight letters of a date. Once stored, the row is the truth, however it was drawn. */
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

  /** 16 random bytes in hex; secret, like the letters, until the date is over everywhere. */
  @Column('text')
  salt: string;

  /** SHA-256 in hex of `date:letters:salt`: public from the start, it proves that nothing was changed. */
  @Column('text')
  commitment: string;

  /** How hard the letters are, as the solver measures it; null in rows that it has not seen yet. */
  @Column('double precision', { nullable: true })
  difficulty: number | null;

  /** The mean score of simulated keen players; null until the row has been rated. */
  @Column('double precision', { nullable: true })
  expectedScore: number | null;

  /**
   * A perfect grid that contains the letters, in reading order. Read by nothing that answers a request:
   * it would be the day's solution. Null in a rated row whose letters allow none, which only an older
   * version of the program could draw.
   */
  @Column('char', { length: 16, nullable: true, select: false })
  witness: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
