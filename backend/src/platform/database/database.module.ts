import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConnectionWatch } from './connection-watch.js';
import { DiskSpace } from './disk-space.js';
import { PoolErrors, sessionOptions } from './pool.js';
import { PoolMetrics } from './pool-metrics.js';
import { Replica } from './replica.js';
import { Statements } from './statements.js';
import { Transactions } from './transactions.js';

const POOL_SIZE = 16;
/** As long as a statement may take: on a busy machine, connecting may take seconds. */
const CONNECT_TIMEOUT_MS = 10_000;

@Global()
@Module({
  providers: [Transactions, Statements, DiskSpace, PoolMetrics],
  exports: [Transactions, Statements, DiskSpace],
})
export class DatabaseModule {
  static at(url: string, replicaUrl?: string): DynamicModule {
    const errors = new PoolErrors();
    const watch = new ConnectionWatch(url);
    return {
      module: DatabaseModule,
      providers: [
        { provide: PoolErrors, useValue: errors },
        { provide: ConnectionWatch, useValue: watch },
        {
          provide: Replica,
          useFactory: () => (replicaUrl === undefined ? undefined : new Replica(replicaUrl, url)),
        },
      ],
      imports: [
        TypeOrmModule.forRoot({
          type: 'postgres',
          url,
          autoLoadEntities: true,
          uuidExtension: 'pgcrypto',
          installExtensions: false,
          retryAttempts: 3,
          poolSize: POOL_SIZE,
          connectTimeoutMS: CONNECT_TIMEOUT_MS,
          extra: sessionOptions(watch),
          // Without a handler, a connection that dies while idle would end the process.
          poolErrorHandler: (error: Error) => errors.note(error),
        }),
      ],
    };
  }
}
