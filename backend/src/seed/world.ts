import type { INestApplicationContext } from '@nestjs/common';
import { addDays, type PlainDate } from '@tessera/rules';
import type { DataSource } from 'typeorm';
import type { PlayerEntity } from '../players/player.entity.js';
import { Sequences, type Sequence } from '../sequences/index.js';

/** The number of players, and of days with games. */
export interface Size {
  players: number;
  days: number;
}

export interface Player extends Pick<PlayerEntity, 'playerUUID' | 'publicId' | 'name'> {
  zone: string;
  joinedAt: number;
  /** The probability of playing on a day. */
  habit: number;
  /** The probability of playing well. */
  skill: number;
  /** When the player starts a daily, in milliseconds since midnight in the zone. */
  timeOfDay: number;
}

/** What all parts of the seed need. */
export interface World {
  app: INestApplicationContext;
  database: DataSource;
  /** The start of `today` in UTC, in milliseconds. Nothing happens later, but east of Greenwich, `today` has begun. */
  now: number;
  today: PlainDate;
  /** Oldest first, up to today. */
  dates: readonly PlainDate[];
  /** The letters of each date. */
  sequences: ReadonlyMap<PlainDate, Sequence>;
  players: readonly Player[];
}

export const datesUntil = (today: PlainDate, days: number): PlainDate[] =>
  Array.from({ length: days }, (_, i) => addDays(today, i + 1 - days));

export async function sequencesOf(
  app: INestApplicationContext,
  dates: readonly PlainDate[],
): Promise<Map<PlainDate, Sequence>> {
  const sequences = new Map<PlainDate, Sequence>();
  for (const date of dates) sequences.set(date, await app.get(Sequences).on(date));
  return sequences;
}

/** The letters of a date. Throws a RangeError for other dates. */
export function lettersOf({ sequences }: Pick<World, 'sequences'>, date: PlainDate): Sequence {
  const sequence = sequences.get(date);
  if (!sequence) throw new RangeError(`${date} is not one of the dates`);
  return sequence;
}

const ROWS_PER_STATEMENT = 1000;

/** Inserts rows, which must all have the same fields. The other columns get their defaults. */
export async function insertRows(
  database: Pick<DataSource, 'query'>,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await database.query(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1)`,
      [JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT))],
    );
  }
}
