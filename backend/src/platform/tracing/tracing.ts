import type { RequestHandler } from 'express';

/** The attributes of a span. Never anything that identifies a player. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Exports to a collector how long things take, if one is configured. */
export abstract class Tracing {
  /** If false, hot paths skip tracing. */
  abstract readonly isOn: boolean;

  /** Runs the work in a span, as the parent of the spans that it creates. */
  abstract span<Result>(name: string, facts: SpanFacts, work: () => Promise<Result>): Promise<Result>;

  /** Creates a span for every request, as a child of the caller's span if there is one. Only if tracing is on. */
  abstract requests(): RequestHandler;
}

/** Used if no collector is configured. */
export class NoTracing extends Tracing {
  readonly isOn = false;

  span<Result>(_name: string, _facts: SpanFacts, work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  requests(): RequestHandler {
    return (_request, _response, next) => next();
  }
}
