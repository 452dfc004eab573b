import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { stdSerializers } from 'pino';
import type { Config } from '../config/config.js';
import { errorFields } from './redact.js';

/**
 * Structured logs. Of a failure, they contain only the listed parts. The module's own request log isn't used: it
 * keeps each request's data in asynchronous storage, which slows down every promise.
 */
export const loggingModule = ({ logLevel: level }: Pick<Config, 'logLevel'>): DynamicModule =>
  LoggerModule.forRoot({
    pinoHttp: {
      level,
      wrapSerializers: false,
      serializers: { err: (error: Error) => errorFields(stdSerializers.err(error)) },
    },
    forRoutes: [],
  });
