import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { ErrorCode } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { isDatabaseUnavailable, isTransactionConflict } from '../database/database-errors.js';
import { DiskSpace } from '../database/disk-space.js';
import { requestFacts } from '../logging/request-log.js';
import { AppError, undecodable } from '../requests/app-error.js';
import type { AppRequest } from '../requests/request.js';
import { sendJson } from './app-adapter.js';

const RETRY_AFTER_SECONDS = 2;

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
};

/** Headers that a file response may have set before sending it failed. */
const FILE_HEADERS = [
  'Accept-Ranges',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Turns errors into responses: an `AppError` as it is, unknown errors as a logged 500. */
@Catch()
export class AppErrorFilter implements ExceptionFilter {
  private readonly log = new Logger(AppErrorFilter.name);

  constructor(private readonly diskSpace: DiskSpace) {}

  catch(error: unknown, host: ArgumentsHost): void {
    this.diskSpace.note(error);
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const line = (err: unknown) => ({ req: requestFacts(http.getRequest<AppRequest>()), err });
    const appError = toAppError(error, {
      warn: (err: unknown) => this.log.warn(line(err)),
      error: (err: unknown) => this.log.error(line(err)),
    });
    if (response.headersSent) return;
    for (const header of FILE_HEADERS) response.removeHeader(header);
    response.setHeader('Cache-Control', 'no-store');
    if (appError.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(appError.retryAfterSeconds));
    }
    response.statusCode = appError.status;
    sendJson(response, appError.body());
  }
}

/** The error that the client gets. Unknown errors are logged. */
export function toAppError(error: unknown, log: Pick<Logger, 'warn' | 'error'>): AppError {
  if (error instanceof AppError) return error;
  if (
    error instanceof ServiceUnavailableException ||
    isDatabaseUnavailable(error) ||
    isTransactionConflict(error)
  ) {
    log.warn(error);
    return new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const status = statusOf(error);
  if (status !== undefined && status >= 400 && status < 500) return requestError(error as Error, status);
  log.error(error);
  return new AppError('INTERNAL');
}

/** Errors of the framework, body parser, router and file server have a status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

/** Uses the type of the error and never its message, which may quote input. */
function requestError(error: Error, status: number): AppError {
  const origin = error instanceof HttpException ? error.cause : error;
  if (origin instanceof URIError) return undecodable();
  if (origin instanceof SyntaxError) return new AppError('BAD_JSON');
  return new AppError(CODE_OF_STATUS[status] ?? 'BAD_INPUT');
}
