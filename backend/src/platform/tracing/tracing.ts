import type { RequestHandler } from 'express';

/** What a span says besides its name. Never anything that names a player. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Tells a collector what takes how long, where one is configured. */
export abstract class Tracing {
  /** Where it is off, hot paths go without. */
  abstract readonly isOn: boolean;

  /** Does the work within a span, of which what it calls becomes a part. */
  abstract span<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result>;

  /** Gives every request a span, a part of the caller's where it names one. */
  abstract requests(): RequestHandler;
}

/** Nobody collects. */
export class NoTracing extends Tracing {
  readonly isOn = false;

  span<Result>(_name: string, _facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  requests(): RequestHandler {
    return (_request, _response, next) => next();
  }
}
