import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
  NotFoundException,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { RefusalCode } from '@tessera/contracts/constants';
import type { Response } from 'express';
import { isDatabaseAway } from '../database/database-away.js';
import { badField, Refusal } from './refusal.js';

const RETRY_AFTER_SECONDS = 2;

const CODE_OF_STATUS: Readonly<Record<number, RefusalCode>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
};

/** Errors of the body parser carry a status. A 400 is the parser's or the router's: all others are refusals. */
const isHttpError = (error: unknown): error is Error & { status: number } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** The one place where errors become answers: refusals as they are, the unknown as a logged 500. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly log = new Logger(RefusalFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const refusal = refusalOf(error, this.log);
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return;
    if (refusal.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(refusal.retryAfterSeconds));
    }
    response.status(refusal.status).json(refusal.body());
  }
}

/** What an error is for the one who asked; the unknown is logged. */
export function refusalOf(error: unknown, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof NotFoundException) return new Refusal('NOT_FOUND');
  if (error instanceof ServiceUnavailableException || isDatabaseAway(error)) {
    log.warn(error);
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (error instanceof HttpException || isHttpError(error)) {
    const status = error instanceof HttpException ? error.getStatus() : error.status;
    if (status === 400)
      return /decode|URI/.test(error.message)
        ? badField('path', 'cannot be decoded')
        : new Refusal('BAD_JSON');
    const code = CODE_OF_STATUS[status];
    if (code) return new Refusal(code);
  }
  log.error(error);
  return new Refusal('INTERNAL');
}
