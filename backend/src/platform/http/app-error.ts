import type { ErrorBody } from '@tessera/contracts';
import { ERRORS, type ErrorCode } from '@tessera/contracts/constants';

interface AppErrorDetails {
  /** The field of the request that is wrong. */
  field?: string;
  /** A more precise sentence than the code's own. */
  message?: string;
  /** Fields that go into the answer beside the error. */
  extra?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
}

/** The coded no of a use case or a door; the filter turns it into an answer. */
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
      // Of this one the client asks for the word.
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

/** Rejects a request whose `field` is wrong; the sentence says why without repeating the field's name. */
export const invalidField = (field: string, sentence: string): AppError =>
  new AppError('BAD_INPUT', { field, message: sentence });
