import { Injectable, Optional, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Batcher } from './batcher.js';
import { poolOf } from './pool.js';
import { Replica } from './replica.js';
import { bind, type Statement, type Values } from './statement.js';

/** Prepared statements on the driver's own pool, for calls that are too frequent for TypeORM. */
@Injectable()
export class Statements implements BeforeApplicationShutdown {
  private readonly pool: Pick<Pool, 'query'>;
  private readonly batchers: Pick<Batcher<never, unknown>, 'idle'>[] = [];

  constructor(
    dataSource: DataSource,
    @Optional() private readonly replica?: Replica,
  ) {
    this.pool = poolOf(dataSource);
  }

  async rows<Row extends object>(statement: Statement, values: Values = {}): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>(bind(statement, values));
    return rows;
  }

  /** Rows that may be two seconds old: from the replica if there is one that can be used. */
  async recentRows<Row extends object>(statement: Statement, values: Values = {}): Promise<Row[]> {
    return (await this.replica?.rows<Row>(statement, values)) ?? this.rows(statement, values);
  }

  /** A batcher for such statements. Shutdown waits for it. */
  batcher<Item, Result>(
    ...options: ConstructorParameters<typeof Batcher<Item, Result>>
  ): Batcher<Item, Result> {
    const batcher = new Batcher<Item, Result>(...options);
    this.batchers.push(batcher);
    return batcher;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.batchers.map((batcher) => batcher.idle()));
  }
}
