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

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
