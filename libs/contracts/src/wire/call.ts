import type { z } from 'zod';
import type { RateLimitName } from './rate-limits.js';

export type Role = 'admin' | 'moderator';

/**
 * One call of the API: path, inputs and responses. The server validates and documents with it, the client
 * infers its types from it, and the tests iterate over all calls.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
  /** One line for the API documentation. */
  readonly summary: string;
  /** The status of a successful response. */
  readonly status: 200 | 201 | 204;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response?: z.ZodType;
  /** Responses with other statuses whose body is more than `errorBody`. */
  readonly otherResponses?: Readonly<Record<number, z.ZodType>>;
  /** Whether the call acts for the player that the request names. */
  readonly player: 'required' | 'optional' | 'none';
  /** Set if the call requires a session. It acts for the account's own player, unless it is `openToLinked`. */
  readonly signedIn?: true;
  /** The role that the call takes. Admins may do what moderators may. Requires `signedIn`. */
  readonly role?: Role;
  /** Set if a player that belongs to an account may make the call without that account's session. */
  readonly openToLinked?: true;
  /** The rate limit that the call counts against, per network address and per player. */
  readonly limit?: RateLimitName;
  /** Set if the response reveals whether there is something with a code that is short enough to be guessed. */
  readonly looksUp?: 'game' | 'group' | 'device';
}

export const defineCall = <const T extends Call>(call: T): T => call;

/** The access of most calls that only admins may make. */
export const forAdmins = { player: 'none', signedIn: true, role: 'admin', limit: 'read' } as const;

/** Also for those who handle reports and names, but see no email addresses and no figures. */
export const forModerators = { ...forAdmins, role: 'moderator' } as const;

type Part<C, Name extends 'params' | 'query' | 'body'> = C extends {
  readonly [N in Name]: infer Schema extends z.ZodType;
}
  ? NonNullable<z.output<Schema>>
  : unknown;

/** What a handler receives: the fields of params, query and body, whose names differ. */
export type InputOf<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
/** What a client is sent, and what of it a handler returns: all but `success`, which is added to every answer. */
export type ResponseOf<C> = C extends { response: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : unknown;
export type AnswerOf<C> = WithoutSuccess<ResponseOf<C>>;
type WithoutSuccess<Response> = Response extends { success: true } ? Omit<Response, 'success'> : Response;

/** What a client sends and receives; `never` if the call has no body or no response body. */
export type SentBodyOf<C> = C extends { body: z.ZodType } ? z.input<C['body']> : never;
export type ReceivedResponseOf<C> = C extends { response: z.ZodType } ? z.output<C['response']> : never;
