import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Config } from '../config/config.js';
import type { AppRequest } from '../requests/request.js';
import { addressKey } from '../requests/address-key.js';
import { LogThrottle } from './log-throttle.js';
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

const TOO_MANY = 429;
/** Lines a minute about requests beyond a rate limit, and about all others with a client error. */
const LINES = { limited: { perKey: 1, inAll: 60 }, rejected: { perKey: 20, inAll: 240 } };

/** Decides whether a rejected request gets a line of its own, so that a client can't flood the log. */
function rejectionFilter(logger: Log, { limits }: Pick<Config, 'limits'>) {
  if (limits === 0 || logger.isLevelEnabled('debug')) return () => true;
  const summary = (text: string) => (leftOut: number) => logger.info({ leftOut }, text);
  const limited = new LogThrottle(LINES.limited, summary('more requests beyond a rate limit'));
  const rejected = new LogThrottle(LINES.rejected, summary('more requests rejected'));
  return ({ ip, socket }: AppRequest, status: number): boolean =>
    (status === TOO_MANY ? limited : rejected).admits(addressKey(ip, socket.remoteAddress));
}

/** Gives every request an ID and its time of arrival, and logs it once its response has ended. Must be the first middleware. */
export function requestLog(logger: Log, config: Pick<Config, 'limits'>): RequestHandler {
  const isLogged = rejectionFilter(logger, config);
  return (incoming, response, next) => {
    const request: AppRequest = Object.assign(incoming, {
      id: randomUUID(),
      receivedAt: performance.now(),
    });
    response.setHeader('X-Request-Id', request.id);
    response.once('close', () => {
      const { statusCode } = response;
      const level = levelFor(statusCode);
      if (!logger.isLevelEnabled(level)) return;
      if (level === 'info' && !isLogged(request, statusCode)) return;
      logger[level](
        {
          req: requestFacts(request),
          res: { statusCode },
          ...subjectOf(request),
          ...request.traceIds,
          responseTime: Math.round(performance.now() - request.receivedAt),
        },
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
}
