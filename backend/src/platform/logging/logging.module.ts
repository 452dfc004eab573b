import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { type HttpLogger, type Options, pinoHttp } from 'pino-http';
import type { Config } from '../config/config.js';
import type { AppRequest } from '../http/request.js';
import { errorFields, redactUrl } from './redact.js';

type Level = Pick<Config, 'logLevel'>;

/** Structured logs. They contain only the listed parts of a request: no headers, addresses or bodies. */
const options = ({ logLevel }: Level): Options => ({
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
  /** The player and the game, for troubleshooting. */
  customProps: (request: IncomingMessage) => {
    const { publicId, params } = request as Partial<AppRequest>;
    const gameId = params?.['gameId'];
    return {
      ...(publicId === undefined ? {} : { player: publicId }),
      ...(typeof gameId === 'string' ? { game: redactUrl(gameId) } : {}),
    };
  },
  customLogLevel: (_request: IncomingMessage, { statusCode }: ServerResponse, error?: Error) => {
    // An expected condition, such as a shutdown or a lost database, which is logged elsewhere.
    if (statusCode === 503) return 'warn';
    if (error || statusCode >= 500) return 'error';
    return statusCode >= 400 ? 'info' : 'debug';
  },
});

/** Gives every request an ID and logs it. Must be the first middleware. */
export const requestLogger = (config: Level): HttpLogger => pinoHttp(options(config));

/** Adds the ID from `requestLogger` to everything logged while a request is handled. */
export const loggingModule = (config: Level): DynamicModule =>
  LoggerModule.forRoot({ pinoHttp: options(config), useExisting: true });
