import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { RefusalCode } from '@tessera/contracts/constants';
import type { Response } from 'express';
import { isDatabaseAway } from '../database/database-away.js';
import { isUndone } from '../database/undone.js';
import { badField, Refusal } from './refusal.js';

const RETRY_AFTER_SECONDS = 2;

const CODE_OF_STATUS: Readonly<Record<number, RefusalCode>> = {
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
};

/** What a file's headers may have promised before it could not be sent. */
const FILE_HEADERS = ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified'];

/** The one place where errors become answers: refusals as they are, the unknown as a logged 500. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly log = new Logger(RefusalFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const refusal = refusalOf(error, this.log);
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return;
    for (const header of FILE_HEADERS) response.removeHeader(header);
    response.setHeader('Cache-Control', 'no-store');
    if (refusal.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(refusal.retryAfterSeconds));
    }
    response.status(refusal.status).type('json').send(JSON.stringify(refusal.body()));
  }
}

/** What an error is for the one who asked; the unknown is logged. */
export function refusalOf(error: unknown, log: Pick<Logger, 'warn' | 'error'>): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof ServiceUnavailableException || isDatabaseAway(error) || isUndone(error)) {
    log.warn(error);
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const status = statusOf(error);
  if (status !== undefined && status >= 400 && status < 500) return requestRefusal(error as Error, status);
  log.error(error);
  return new Refusal('INTERNAL');
}

/** Errors of the framework, the body parser, the router and the file server carry a status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

/** Told by what kind of error it was, never by its words: these quote what was sent. */
function requestRefusal(error: Error, status: number): Refusal {
  const origin = error instanceof HttpException ? error.cause : error;
  if (origin instanceof URIError) return badField('path', "This address can't be decoded");
  if (origin instanceof SyntaxError) return new Refusal('BAD_JSON');
  return new Refusal(CODE_OF_STATUS[status] ?? 'BAD_INPUT');
}
