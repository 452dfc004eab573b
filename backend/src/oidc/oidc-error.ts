import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { ErrorCode } from '@tessera/contracts/constants';

/** The provider is unavailable; it hasn't rejected this sign-in. */
const BUSY = ['server_error', 'temporarily_unavailable'];
/** The authorization code was wrong or has already been used. */
const SPENT = 'invalid_grant';
/** The provider didn't respond, or not as a working provider would. */
const BROKEN = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
];

/** What players are told about an error of the client library. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof AuthorizationResponseError) {
    return BUSY.includes(error.error) ? 'OIDC_UNAVAILABLE' : 'OIDC_DENIED';
  }
  if (error instanceof ResponseBodyError) return error.error === SPENT ? 'OIDC_FAILED' : 'OIDC_UNAVAILABLE';
  const code = error instanceof ClientError ? error.code : undefined;
  return code === undefined || BROKEN.includes(code) ? 'OIDC_UNAVAILABLE' : 'OIDC_FAILED';
}

/** For the log: without the parameters of the request, which may be secret. */
export function reasonOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return error.error;
  const { code, cause, message } = error as Error & { code?: string };
  const because = cause instanceof Error ? `: ${cause.message}` : '';
  return `${code ?? message}${because}`;
}
