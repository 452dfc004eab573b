import http from 'node:http';
import https from 'node:https';
import { NotPublicError, publicLookup } from './public-addresses.js';

/** Whether a configured service is a whole origin, which the operator vouches for. Others are hosts. */
const isOrigin = (service: string): boolean => /^https?:\/\//.test(service);

const coversHost = (service: string, host: string): boolean =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;

/** The configured service to which an endpoint belongs; null if there is none, so that nothing is sent to it. */
export function serviceOf(endpoint: string, services: readonly string[]): string | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return null;
  const isPlain = protocol === 'https:' && port === '';
  const covers = (service: string) =>
    isOrigin(service) ? service === origin : isPlain && coversHost(service, hostname);
  return services.find(covers) ?? null;
}

/** How long a push service may take. Some are slow, but accept the notice. */
const TIMEOUT_MS = 15_000;

interface PushRequest {
  readonly endpoint: string;
  /** The configured service to which the endpoint belongs. */
  readonly service: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type PushAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly retryAfter: string | undefined }
  /** The service never got it. */
  | { readonly kind: 'unsent' }
  /** It was sent, but nobody knows what became of it. */
  | { readonly kind: 'unanswered' }
  /** The host isn't on the internet. */
  | { readonly kind: 'private' };

/**
 * Sends one notice. Nothing that a service does takes longer or more memory: redirects aren't followed, and the body
 * of its answer isn't read. Each request has a connection of its own, because one that has been closed meanwhile
 * would leave it unknown whether the service got the request.
 */
export function sendPush(
  { endpoint, service, headers, body }: PushRequest,
  { timeoutMs = TIMEOUT_MS, lookup = publicLookup() } = {},
): Promise<PushAnswer> {
  return new Promise((resolve) => {
    const url = new URL(endpoint);
    const { request: open } = url.protocol === 'http:' ? http : https;
    const request = open(url, {
      method: 'POST',
      headers,
      agent: false as const,
      ...(isOrigin(service) ? {} : { lookup }),
    });
    // Once there is a connection, the service may have got it.
    let isSent = false;
    const connected = url.protocol === 'http:' ? 'connect' : 'secureConnect';
    request.once('socket', (socket) => socket.once(connected, () => (isSent = true)));
    const patience = setTimeout(() => request.destroy(new Error('Too slow')), timeoutMs);
    const settle = (answer: PushAnswer) => {
      clearTimeout(patience);
      resolve(answer);
      request.destroy();
    };
    request.once('response', ({ statusCode = 0, headers: { 'retry-after': retryAfter } }) =>
      settle({ kind: 'answered', status: statusCode, retryAfter }),
    );
    // More than one error may follow, and the first one counts.
    request.on('error', (error) => {
      if (error instanceof NotPublicError) settle({ kind: 'private' });
      else settle({ kind: isSent ? 'unanswered' : 'unsent' });
    });
    request.once('close', () => settle({ kind: isSent ? 'unanswered' : 'unsent' }));
    request.end(body);
  });
}
