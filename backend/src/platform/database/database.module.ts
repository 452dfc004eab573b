import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConnectionWatch } from './connection-watch.js';
import { PoolErrors } from './pool-errors.js';
import { PoolMetrics } from './pool-metrics.js';
import { Statements } from './statements.js';
import { Transactions } from './transactions.js';

const POOL_SIZE = 16;
/** As long as a statement may take: on a busy machine, connecting may take seconds. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Long, because each new connection has to plan all prepared statements. */
const IDLE_TIMEOUT_MS = 5 * 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** A hanging process must not block others with the rows and locks that it holds. */
const TIME_LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

@Global()
@Module({ providers: [Transactions, Statements, PoolMetrics], exports: [Transactions, Statements] })
export class DatabaseModule {
  static at(url: string): DynamicModule {
    const errors = new PoolErrors();
    const watch = new ConnectionWatch(url);
    return {
      module: DatabaseModule,
      providers: [
        { provide: PoolErrors, useValue: errors },
        { provide: ConnectionWatch, useValue: watch },
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
          extra: {
            ...TIME_LIMITS,
            idleTimeoutMillis: IDLE_TIMEOUT_MS,
            // The watch notices only connections that owe a response. This is for idle ones.
            keepAlive: true,
            keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
            Client: watch.clientClass(),
          },
          // Without a handler, a connection that dies while idle would end the process.
          poolErrorHandler: (error: Error) => errors.note(error),
        }),
      ],
    };
  }
}
