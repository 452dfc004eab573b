import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { TEXTS, type ErrorCode } from '@tessera/contracts/constants';

/** Why a call failed. `message` is fit to be shown. */
export interface ApiError {
  /** The HTTP status; 0 where no answer came at all. */
  status: number;
  message: string;
  code: ErrorCode | null;
  /** What the server sent along with the rejection. */
  body: unknown;
}

/** The server's word for it: the list of all codes and their sentences is not worth its bytes here. */
const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code !== '';

const genericText = (status: number): string => `API error: ${status}`;

const TEXT_LIMIT = 200;

/** The text of a body that is not JSON: plain text as it is, or the heading of a page (proxies send them). */
function textOf(data: unknown, status: number): string {
  if (typeof data !== 'string') return '';
  const page = /^\s*</.test(data) ? new DOMParser().parseFromString(data, 'text/html') : null;
  const heading = page && (page.querySelector('h1') ?? page.querySelector('title') ?? page.body).textContent;
  const text = (heading ?? data).replace(/\s+/g, ' ').trim().slice(0, TEXT_LIMIT);
  return text.replace(new RegExp(`^${status}\\W*`), '');
}

/** The body's own `error`; without one 'API error: {status}', and for non-JSON bodies '{status}: {text}'. */
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
