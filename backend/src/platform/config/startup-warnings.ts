import ipaddr from 'ipaddr.js';
import type { Config } from './config.js';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/** Settings that don't prevent startup but may surprise the operator; one line each. */
export function startupWarnings({ host, publicOrigin, role }: Config): string[] {
  if (role === 'worker' || publicOrigin !== undefined || isLoopback(host)) return [];
  return [
    `PUBLIC_URL: not set, but other machines can reach HOST=${host}. Links in emails will use the local address ` +
      'at which a request arrived. Set PUBLIC_URL to the address that players use.',
  ];
}
