import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { ProcessLog } from './process-log.js';

/** Provides the log of the process, if it already has one, or a new one. */
@Global()
@Module({})
export class LoggingModule {
  static of({ logLevel }: Pick<Config, 'logLevel'>, log = new ProcessLog(logLevel)): DynamicModule {
    return {
      module: LoggingModule,
      providers: [{ provide: ProcessLog, useValue: log }],
      exports: [ProcessLog],
    };
  }
}
