import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { TEXTS, type RefusalCode } from '@tessera/contracts/constants';

/** Why a call failed. `message` is fit to be shown. */
export interface ApiError {
  /** The HTTP status; 0 where no answer came at all. */
  status: number;
  message: string;
  code: RefusalCode | null;
  /** What the server sent along with the refusal. */
  body: unknown;
}

/** The server's word for it: the list of all codes and their sentences is not worth its bytes here. */
const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string' && code !== '';

/** The body's own `error`, else 'API error: {status}'. */
export function toApiError(failure: FetchBaseQueryError): ApiError {
  const parsing = failure.status === 'PARSING_ERROR';
  const status = parsing ? failure.originalStatus : typeof failure.status === 'number' ? failure.status : 0;
  const body = typeof failure.data === 'object' && failure.data !== null ? failure.data : {};
  const { error, code } = body as { error?: unknown; code?: unknown };
  const message = typeof error === 'string' && error !== '' ? error : `API error: ${status}`;
  return {
    status,
    message: status === 0 ? 'No connection' : message,
    code: isRefusalCode(code) ? code : null,
    body,
  };
}

/** What a hook or a rejected thunk hands out as `error`, if it is one of ours. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

/**
 * Why something failed, for a notice: in the server's words where it has any, else `otherwise`; without a
 * connection, what to do.
 */
export function reasonOf(error: unknown, otherwise = ''): string {
  const { status, code, message } = isApiError(error) ? error : { status: 0, code: null, message: '' };
  if (status === 0) return TEXTS.reconnect;
  return code === null && otherwise !== '' ? otherwise : message;
}
