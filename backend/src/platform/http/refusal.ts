import type { ErrorBody } from '@tessera/contracts';
import { REFUSALS, type RefusalCode } from '@tessera/contracts/constants';

interface RefusalDetails {
  /** The field of the request that is wrong. */
  field?: string;
  /** A more precise sentence than the code's own. */
  message?: string;
  /** Fields that go into the answer beside the error. */
  extra?: Readonly<Record<string, unknown>>;
  retryAfterSeconds?: number;
}

/** The coded no of a use case or a door; the filter turns it into an answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  private readonly details: RefusalDetails;

  constructor(
    readonly code: RefusalCode,
    details: RefusalDetails = {},
  ) {
    super(details.message ?? REFUSALS[code].message);
    this.status = REFUSALS[code].status;
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
export const badField = (field: string, sentence: string): Refusal =>
  new Refusal('BAD_INPUT', { field, message: sentence });
