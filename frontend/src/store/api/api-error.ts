import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { TEXTS } from '@tessera/contracts/texts';
import type { ErrorCode } from '@tessera/contracts/wire';

/** Why a call failed. `message` can be shown to the player. */
export interface ApiError {
  /** The HTTP status, or 0 if there was no response. */
  status: number;
  message: string;
  code: ErrorCode | null;
  /** The body of the error response. */
  body: unknown;
}

/** Trusts the server, because the list of all codes and messages would make the bundle larger. */
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code !== '';

const genericText = (status: number): string => `API error: ${status}`;

const TEXT_LIMIT = 200;

/** The text of a non-JSON body: plain text as it is, or the heading of an HTML page (as sent by proxies). */
function textOf(data: unknown, status: number): string {
  if (typeof data !== 'string') return '';
  const page = /^\s*</.test(data) ? new DOMParser().parseFromString(data, 'text/html') : null;
  const heading = page && (page.querySelector('h1') ?? page.querySelector('title') ?? page.body).textContent;
  const text = (heading ?? data).replace(/\s+/g, ' ').trim().slice(0, TEXT_LIMIT);
  return text.replace(new RegExp(`^${status}\\W*`), '');
}

/** The body's own `error`. Without one, 'API error: {status}', and for non-JSON bodies '{status}: {text}'. */
export function toApiError(failure: FetchBaseQueryError, statusText = ''): ApiError {
  const parsing = failure.status === 'PARSING_ERROR';
  const status = parsing ? failure.originalStatus : typeof failure.status === 'number' ? failure.status : 0;
  const isObject = typeof failure.data === 'object' && failure.data !== null;
  const body = isObject ? (failure.data as object) : {};
  const { error, code } = body as { error?: unknown; code?: unknown };
  const text = isObject ? '' : textOf(failure.data, status) || statusText;
  const unsaid = text === '' ? genericText(status) : `${status}: ${text}`;
  const message = typeof error === 'string' && error !== '' ? error : unsaid;
  return {
    status,
    message: status === 0 ? 'No connection' : message,
    code: isErrorCode(code) ? code : null,
    body,
  };
}

/** 'HTTP {status}: {text}', without repeating the status. */
export function withStatus({ status, message }: ApiError): string {
  if (status === 0) return message;
  if (message === genericText(status)) return `HTTP ${status}`;
  return message.startsWith(`${status}: `) ? `HTTP ${message}` : `HTTP ${status}: ${message}`;
}

/** Is this one of our errors, as returned in `error` by a hook or a rejected thunk? */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

/** Whether the same request may soon succeed: the server couldn't be reached, or failed. A pause takes longer. */
export const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || (error.status >= 500 && error.code !== 'MAINTENANCE'));

/** The game isn't there any more, or isn't this player's: after a merge of two players, or a restored backup. */
export const isGameGone = (error: unknown): error is ApiError =>
  isApiError(error) && (error.code === 'GAME_NOT_FOUND' || error.code === 'NOT_YOUR_GAME');

/**
 * The reason for a failure, for a notice: the server's message if there is one, else `otherwise`. Without a
 * connection, it says what to do.
 */
export function reasonOf(error: unknown, otherwise = ''): string {
  const { status, code, message } = isApiError(error) ? error : { status: 0, code: null, message: '' };
  if (status === 0) return TEXTS.reconnect;
  return code === null && otherwise !== '' ? otherwise : message;
}
