import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Transactions } from './transactions.js';

const POOL_SIZE = 16;
const CONNECT_TIMEOUT_MS = 5000;

@Global()
@Module({ providers: [Transactions], exports: [Transactions] })
export class DatabaseModule {
  static at(url: string): DynamicModule {
    const log = new Logger(DatabaseModule.name);
    return {
      module: DatabaseModule,
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
          // Without a handler a connection that dies while idle would end the process.
          poolErrorHandler: (error: Error) => log.warn(`database connection lost: ${error.message}`),
        }),
      ],
    };
  }
}
