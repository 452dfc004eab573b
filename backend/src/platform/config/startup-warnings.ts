import ipaddr from 'ipaddr.js';
import type { Config } from './config.js';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/** Settings that don't prevent startup but may surprise the operator; one line each. */
export function startupWarnings({ host, publicOrigin, role }: Config): string[] {
  if (role === 'worker' || publicOrigin !== undefined || isLoopback(host)) return [];
  return [
    `PUBLIC_URL: not set, but other machines can reach HOST=${host}; links in emails will point to the address ` +
      'of this machine that received the request. Set it to the address that players use.',
  ];
}
