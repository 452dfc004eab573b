import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { AppRequest } from '../http/request.js';
import { redactUrl } from './redact.js';

/** What identifies a request in the logs. */
export const requestFacts = ({ id, method, originalUrl }: AppRequest) => ({
  id,
  method,
  url: redactUrl(originalUrl),
});

/** The player and the game, for troubleshooting. */
function subjectOf({ publicId, params }: AppRequest) {
  // Requests that match no route have no parameters.
  const gameId = (params as AppRequest['params'] | undefined)?.['gameId'];
  return {
    ...(publicId === undefined ? {} : { player: publicId }),
    ...(typeof gameId === 'string' ? { game: redactUrl(gameId) } : {}),
  };
}

type Level = 'debug' | 'info' | 'warn' | 'error';
type Log = { isLevelEnabled(level: Level): boolean } & Record<Level, (facts: object, text: string) => void>;

function levelFor(status: number): Level {
  // An expected condition, such as a shutdown or a lost database, which is logged elsewhere.
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}

/** Gives every request an ID, and logs it once its response has ended. Must be the first middleware. */
export const requestLog =
  (logger: Log): RequestHandler =>
  (incoming, response, next) => {
    const startedAt = performance.now();
    const request: AppRequest = Object.assign(incoming, { id: randomUUID() });
    response.setHeader('X-Request-Id', request.id);
    response.once('close', () => {
      const { statusCode } = response;
      const level = levelFor(statusCode);
      if (!logger.isLevelEnabled(level)) return;
      logger[level](
        {
          req: requestFacts(request),
          res: { statusCode },
          ...subjectOf(request),
          responseTime: Math.round(performance.now() - startedAt),
        },
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
