import { type ErrorBody, ERRORS, type ErrorCode } from '@tessera/contracts/wire';

interface AppErrorDetails {
  /** The invalid field of the request. */
  field?: string;
  /** A more precise message than the default one. */
  message?: string;
  /** More fields for the response body. */
  extra?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
}

/** A rejected request. The filter turns it into a response. */
export class AppError extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  private readonly details: AppErrorDetails;

  constructor(
    readonly code: ErrorCode,
    details: AppErrorDetails = {},
  ) {
    super(details.message ?? ERRORS[code].message);
    this.status = ERRORS[code].status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.details = details;
  }

  body(): ErrorBody {
    const { field, extra } = this.details;
    return {
      success: false,
      // For this error, clients expect the code here.
      error: this.code === 'SESSION_INVALID' ? this.code : this.message,
      message: this.message,
      code: this.code,
      ...(field === undefined ? {} : { field }),
      ...extra,
    };
  }
}

/** Used if a schema has no message of its own. */
export const NOT_VALID = "This isn't valid";

/** Rejects a request whose path has an invalid percent encoding. */
export const undecodable = (): AppError => invalidField('path', "This URL can't be decoded");

/**
 * Rejects a request because of a `field`. The message gives the reason without repeating the field's name.
 */
export const invalidField = (field: string, sentence: string): AppError =>
  new AppError('BAD_INPUT', { field, message: sentence });
