import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { plainDate, type Letter, type PlainDate } from '@tessera/rules';
import { In, type Repository } from 'typeorm';
import type { Transaction } from '../platform/database/transactions.js';
import type { Draw } from './draw-letters.js';
import { SequenceEntity } from './sequence.entity.js';

// Any fixed number: generation happens in one process at a time.
const GENERATION_LOCK = 7_368_227;
/** Other instances that start wait this long for the one that draws the letters of all past dates. */
const GENERATION_PATIENCE = '60s';
const SEED_BYTES = 32;

export interface Sequence {
  date: PlainDate;
  gameNumber: number;
  letters: Letter[];
}

const sequenceOf = (row: SequenceEntity): Sequence => ({
  date: row.date,
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

  /** Those of these dates, oldest first. */
  async among(dates: readonly PlainDate[]): Promise<Sequence[]> {
    const rows = await this.sequences.find({ where: { date: In([...dates]) }, order: { date: 'ASC' } });
    return rows.map(sequenceOf);
  }

  /** Waits until no other process generates; the lock, and the patience for it, end with the transaction. */
  async lockGeneration(transaction: Transaction): Promise<void> {
    await transaction.query(
      `SELECT set_config(name, $1, true) FROM unnest(ARRAY['lock_timeout', 'statement_timeout']) AS name`,
      [GENERATION_PATIENCE],
    );
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [GENERATION_LOCK]);
  }

  /** The newest date that has letters; null before the first. */
  async newestDate(transaction: Transaction): Promise<PlainDate | null> {
    const newest = await transaction
      .getRepository(SequenceEntity)
      .findOne({ where: {}, order: { date: 'DESC' } });
    return newest ? plainDate(newest.date) : null;
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

  async insert(
    transaction: Transaction,
    { date, gameNumber, createdAt }: Pick<SequenceEntity, 'date' | 'gameNumber' | 'createdAt'>,
    draw: Draw,
  ): Promise<void> {
    const letters = Object.fromEntries(draw.letters.map((letter, i) => [`letter${i + 1}`, letter]));
    const { salt, commitment } = draw;
    await transaction
      .getRepository(SequenceEntity)
      .insert({ date, gameNumber, createdAt, salt, commitment, ...letters });
  }
}
