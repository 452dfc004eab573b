import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../config/config.js';
import { errorFields, redactUrl } from './redact.js';

/** Structured logs. Of a request they hold only what is listed here: no headers, no address, no body. */
export const loggingModule = ({ logLevel }: Pick<Config, 'logLevel'>): DynamicModule =>
  LoggerModule.forRoot({
    pinoHttp: {
      level: logLevel,
      genReqId: (_request: IncomingMessage, response: ServerResponse) => {
        const id = randomUUID();
        response.setHeader('X-Request-Id', id);
        return id;
      },
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          url: redactUrl(request.url),
        }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
        err: errorFields,
      },
      customLogLevel: (_request: IncomingMessage, response: ServerResponse, error?: Error) =>
        error || response.statusCode >= 500 ? 'error' : 'debug',
    },
  });
