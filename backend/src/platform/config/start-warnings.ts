import ipaddr from 'ipaddr.js';
import type { Config } from './config.js';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/** What doesn't prevent a start, and may still surprise its operator: a line each. */
export function startWarnings({ host, publicOrigin, role }: Config): string[] {
  if (role === 'worker' || publicOrigin !== undefined || isLoopback(host)) return [];
  return [
    `PUBLIC_URL: not set, although other machines can reach HOST=${host}; links in mails lead to the address ` +
      'of this machine that a request came in at. Set it to the address that players use.',
  ];
}
