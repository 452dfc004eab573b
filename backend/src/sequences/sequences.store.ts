import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { plainDate, type Letter, type PlainDate } from '@tessera/rules';
import { Between, In, IsNull, MoreThanOrEqual, type FindOptionsWhere, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import type { SolvableDaily, Rating } from './draw-solvable.js';
import { SequenceEntity } from './sequence.entity.js';

// Any fixed number: generation happens in one process at a time.
const GENERATION_LOCK = 7_368_227;
/** Other instances that start wait this long for the one that draws; and so long may drawing take. */
const GENERATION_PATIENCE = '60s';
const PATIENT = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
const SEED_BYTES = 32;

export interface Sequence {
  date: PlainDate;
  gameNumber: number;
  letters: Letter[];
}

/** What was published of a date, and what proves it. */
export interface Published extends Sequence {
  salt: string;
  commitment: string;
  createdAt: Date;
}

/** What may be told of a past date before it is played. */
export type Expectation = Pick<SequenceEntity, 'date' | 'gameNumber' | 'expectedScore'>;

/** What may be told to admins of dates that are still to be played. */
export type UpcomingDaily = Pick<
  SequenceEntity,
  'date' | 'gameNumber' | 'difficulty' | 'expectedScore' | 'commitment'
>;

type NewDaily = SolvableDaily & Pick<SequenceEntity, 'gameNumber' | 'createdAt'>;

const sequenceOf = (row: SequenceEntity): Sequence => ({
  date: plainDate(row.date),
  gameNumber: row.gameNumber,
  letters: [
    row.letter1, row.letter2, row.letter3, row.letter4,
    row.letter5, row.letter6, row.letter7, row.letter8,
  ], // prettier-ignore
});

@Injectable()
export class SequencesStore {
  constructor(@InjectRepository(SequenceEntity) private readonly sequences: Repository<SequenceEntity>) {}

  async find(date: PlainDate): Promise<Sequence | null> {
    const row = await this.sequences.findOneBy({ date });
    return row && sequenceOf(row);
  }

  /** From one date to another, oldest first. */
  async between(from: PlainDate, to: PlainDate): Promise<Published[]> {
    const rows = await this.sequences.find({ where: { date: Between(from, to) }, order: { date: 'ASC' } });
    return rows.map((row) => {
      const { salt, commitment, createdAt } = row;
      return { ...sequenceOf(row), salt, commitment, createdAt };
    });
  }

  /** What is to be expected of these dates, oldest first. */
  expectations(dates: readonly PlainDate[]): Promise<Expectation[]> {
    return this.sequences.find({
      select: { date: true, gameNumber: true, expectedScore: true },
      where: { date: In([...dates]) },
      order: { date: 'ASC' },
    });
  }

  /** What admins may know of dates from this one on: never the letters, nor what proves them. */
  upcomingFrom(date: PlainDate): Promise<UpcomingDaily[]> {
    return this.sequences.find({
      select: { date: true, gameNumber: true, difficulty: true, expectedScore: true, commitment: true },
      where: { date: MoreThanOrEqual(date) },
      order: { date: 'ASC' },
    });
  }

  /** The newest dates that have not been rated, at most so many. */
  async unrated(most: number): Promise<Sequence[]> {
    const where: FindOptionsWhere<SequenceEntity> = { expectedScore: IsNull() };
    return (await this.sequences.find({ where, order: { date: 'DESC' }, take: most })).map(sequenceOf);
  }

  /** Adds what a rating found; a witness that is there stays. */
  async addRating(date: PlainDate, { difficulty, expectedScore, witness }: Rating): Promise<void> {
    await this.sequences.query(
      `UPDATE daily_challenge_sequences
       SET difficulty = $2, "expectedScore" = $3, witness = coalesce(witness, $4) WHERE date = $1`,
      [date, difficulty, expectedScore, witness],
    );
  }

  /** Waits until no other process generates; the lock, and the patience for it, end with the transaction. */
  async lockGeneration(transaction: Transaction): Promise<void> {
    await transaction.query(`SELECT set_config(name, $1, true) FROM unnest($2::text[]) AS name`, [
      GENERATION_PATIENCE,
      PATIENT,
    ]);
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [GENERATION_LOCK]);
  }

  /** The newest dates that have letters, at most so many, newest last. */
  async newest(transaction: Transaction, most: number): Promise<Sequence[]> {
    const rows = await transaction
      .getRepository(SequenceEntity)
      .find({ order: { date: 'DESC' }, take: most });
    return rows.reverse().map(sequenceOf);
  }

  /** The date of game #1; null before the first start. */
  async firstDate(transaction: Transaction): Promise<PlainDate | null> {
    const first = await transaction.getRepository(SequenceEntity).findOneBy({ gameNumber: 1 });
    return first ? plainDate(first.date) : null;
  }

  /** The secret that all draws come from, written at the first need. */
  async seed(transaction: Transaction): Promise<Uint8Array> {
    await transaction.query('INSERT INTO daily_seed (seed) VALUES ($1) ON CONFLICT DO NOTHING', [
      randomBytes(SEED_BYTES),
    ]);
    const rows = await transaction.query<{ seed: Buffer }[]>('SELECT seed FROM daily_seed');
    const [row] = rows;
    if (!row) throw new Error('the seed was just written');
    return row.seed;
  }

  async insert(transaction: Transaction, dailies: readonly NewDaily[]): Promise<void> {
    await transaction.getRepository(SequenceEntity).insert(
      dailies.map(({ letters, ...daily }) => ({
        ...daily,
        ...Object.fromEntries(letters.map((letter, i) => [`letter${i + 1}`, letter])),
      })),
    );
  }
}
