import { type BeforeApplicationShutdown, Logger, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { ConnectionWatch } from './connection-watch.js';
import { sessionOptions } from './pool.js';
import { bind, type Statement, type Values } from './statement.js';

/** How old the data of a replica may be. */
export const MAX_LAG_MS = 2000;
const CHECK_EVERY_MS = 500;
const POOL_SIZE = 8;
const TIMEOUT_MS = 2000;

/** Where the primary's log was at some time. */
interface Mark {
  readonly at: number;
  readonly position: bigint;
}

/** A log position such as `16/B374D848`. */
const positionOf = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

const PRIMARY_POSITION = 'SELECT pg_current_wal_lsn()::text AS position';
const REPLICA_POSITION =
  'SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn()::text AS position';

/** Without a handler, a connection that dies while idle would end the process. */
const withHandler = (pool: Pool): Pool => pool.on('error', () => undefined);

const lookoutAt = (connectionString: string): Pool =>
  withHandler(
    new Pool({
      connectionString,
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    }),
  );

/**
 * A streaming replica for reads that may be seconds old. It counts as usable only while it is known to have
 * everything that the primary had two seconds ago.
 */
export class Replica implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('Database');
  private readonly watch: ConnectionWatch;
  private readonly pool: Pool;
  /** Connections of their own, so that many reads don't make a replica look unusable. */
  private readonly lookouts: { readonly primary: Pool; readonly replica: Pool };
  private readonly marks: Mark[] = [];
  /** The time whose state the replica has for certain. */
  private freshAsOf = -Infinity;
  private wasUsable = false;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(url: string, primaryUrl: string) {
    this.watch = new ConnectionWatch(url);
    const options = { ...sessionOptions(this.watch), max: POOL_SIZE, connectionTimeoutMillis: TIMEOUT_MS };
    this.pool = withHandler(new Pool({ connectionString: url, ...options }));
    this.lookouts = { primary: lookoutAt(primaryUrl), replica: lookoutAt(url) };
  }

  onModuleInit(): void {
    void this.look();
  }

  /** Undefined if the primary should be asked instead. */
  async rows<Row extends object>(statement: Statement, values: Values): Promise<Row[] | undefined> {
    if (!this.isUsable()) return undefined;
    try {
      const { rows } = await this.pool.query<Row>(bind(statement, values));
      return rows;
    } catch {
      // Whatever it was, the primary's answer counts.
      this.freshAsOf = -Infinity;
      return undefined;
    }
  }

  /** Doesn't wait, because a machine that is gone would never say that its connections are closed. */
  beforeApplicationShutdown(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.watch.beforeApplicationShutdown();
    for (const pool of [this.pool, this.lookouts.primary, this.lookouts.replica]) void pool.end();
  }

  /** How old its data may be. Infinite while that isn't known. */
  lagMs(): number {
    return performance.now() - this.freshAsOf;
  }

  private isUsable(): boolean {
    return this.lagMs() <= MAX_LAG_MS;
  }

  private async look(): Promise<void> {
    await this.compare().catch(() => {
      this.freshAsOf = -Infinity;
      // Reads that wait for a machine that is gone go to the primary.
      this.watch.closeAll();
    });
    this.note();
    if (!this.isClosed) this.timer = setTimeout(() => void this.look(), CHECK_EVERY_MS).unref();
  }

  private async compare(): Promise<void> {
    const at = performance.now();
    const { primary, replica } = this.lookouts;
    const [now] = (await primary.query<{ position: string }>(PRIMARY_POSITION)).rows;
    if (now) this.marks.push({ at, position: positionOf(now.position) });
    const { rows } = await replica.query<{ isReplica: boolean; position: string | null }>(REPLICA_POSITION);
    // A promoted server no longer follows the primary. Compared with an old primary that was fenced off, it
    // would seem up to date.
    if (!rows[0]?.isReplica || rows[0].position === null) return void (this.freshAsOf = -Infinity);
    const replayed = positionOf(rows[0].position);
    while (this.marks[0] && this.marks[0].position <= replayed) {
      this.freshAsOf = this.marks.shift()?.at ?? -Infinity;
    }
    while (this.marks[0] && performance.now() - this.marks[0].at > MAX_LAG_MS) this.marks.shift();
  }

  private note(): void {
    if (this.isUsable() === this.wasUsable) return;
    this.wasUsable = this.isUsable();
    if (this.wasUsable) this.log.log('Reading from the replica');
    else this.log.warn('The replica is unavailable or behind: reading from the primary');
  }
}
