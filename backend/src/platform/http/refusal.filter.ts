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
import { Refusal } from './refusal.js';

const RETRY_AFTER_SECONDS = 2;

const CODE_OF_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'BAD_INPUT',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
};

/** Errors of the body parser and the router carry a status, and the parser's a type. */
const isHttpError = (error: unknown): error is { status: number; type?: string } =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** The one place where errors become answers: refusals as they are, the unknown as a logged 500. */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  private readonly log = new Logger(RefusalFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const refusal = this.refusalOf(error);
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) return;
    if (refusal.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(refusal.retryAfterSeconds));
    }
    response.status(refusal.status).json(refusal.body());
  }

  private refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    if (error instanceof NotFoundException) return new Refusal('NOT_FOUND');
    if (error instanceof ServiceUnavailableException || isDatabaseAway(error)) {
      this.log.warn(error);
      return new Refusal('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (error instanceof URIError) return new Refusal('BAD_INPUT');
    if (error instanceof HttpException || isHttpError(error)) return this.httpRefusal(error);
    this.log.error(error);
    return new Refusal('INTERNAL');
  }

  private httpRefusal(error: HttpException | { status: number; type?: string }): Refusal {
    const status = error instanceof HttpException ? error.getStatus() : error.status;
    if ('type' in error && error.type === 'entity.parse.failed') return new Refusal('BAD_JSON');
    const code = CODE_OF_STATUS[status] ?? (status < 500 ? 'BAD_INPUT' : 'INTERNAL');
    if (code === 'INTERNAL') this.log.error(error);
    return new Refusal(code);
  }
}
