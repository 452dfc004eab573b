import type { z } from 'zod';
import type { RateLimitName } from './rate-limits.js';

/**
 * One call of the API: where it lives, what goes in, what comes out. The server validates and
 * documents with it, the client takes its types from it, the tests walk the list of all of them.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
  /** One line for the API's documentation. */
  readonly summary: string;
  /** The status of success. */
  readonly status: 200 | 201 | 204;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  /** Answers of other statuses that are more than the body of errors. */
  readonly otherAnswers?: Readonly<Record<number, z.ZodType>>;
  /** Does the call act for the player that the request names? */
  readonly player: 'required' | 'optional' | 'none';
  /** Is the call for a signed-in player only? */
  readonly signedIn?: true;
  /** Is the call for admins only? Then `signedIn` is true as well. */
  readonly adminOnly?: true;
  /** May a UUID that belongs to an account make the call outside a session of that account? */
  readonly openToLinked?: true;
  /** What the call counts against, per network address and per player. */
  readonly limit?: RateLimitName;
}

export const defineCall = <const T extends Call>(call: T): T => call;

/** What a handler of a call gets and gives, as its schemas say. */
export type BodyOf<C extends { body: z.ZodType }> = z.output<C['body']>;
export type QueryOf<C extends { query: z.ZodType }> = z.output<C['query']>;
export type ParamsOf<C extends { params: z.ZodType }> = z.output<C['params']>;
export type AnswerOf<C extends { answer: z.ZodType }> = z.input<C['answer']>;

/** What a client of a call sends and gets; never where the call has no body or no answer. */
export type SentBodyOf<C> = C extends { body: z.ZodType } ? z.input<C['body']> : never;
export type GivenAnswerOf<C> = C extends { answer: z.ZodType } ? z.output<C['answer']> : never;
