import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { type HttpLogger, type Options, pinoHttp } from 'pino-http';
import type { Config } from '../config/config.js';
import type { AppRequest } from '../http/request.js';
import { errorFields, redactUrl } from './redact.js';

type Level = Pick<Config, 'logLevel'>;

/** Structured logs. Of a request they hold only what is listed here: no headers, no address, no body. */
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
  /** Of whom and of which game, for whoever looks for what went wrong. */
  customProps: (request: IncomingMessage) => {
    const { publicId, params } = request as Partial<AppRequest>;
    const gameId = params?.['gameId'];
    return {
      ...(publicId === undefined ? {} : { player: publicId }),
      ...(typeof gameId === 'string' ? { game: redactUrl(gameId) } : {}),
    };
  },
  customLogLevel: (_request: IncomingMessage, { statusCode }: ServerResponse, error?: Error) => {
    // Whoever ends, or has no database, says so; that is the trouble of another.
    if (statusCode === 503) return 'warn';
    if (error || statusCode >= 500) return 'error';
    return statusCode >= 400 ? 'info' : 'debug';
  },
});

/** Gives every request its id and its line; it has to be the first that a request meets. */
export const requestLogger = (config: Level): HttpLogger => pinoHttp(options(config));

/** What is logged while a request is served carries the id that `requestLogger` gave it. */
export const loggingModule = (config: Level): DynamicModule =>
  LoggerModule.forRoot({ pinoHttp: options(config), useExisting: true });
