import { PRODUCT } from '@tessera/contracts/constants';
import ipaddr from 'ipaddr.js';
import type { Config } from './config.js';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

const MAINTAINED_NODE = 22;

/** What doesn't prevent startup but may surprise the operator; one line each. */
export function startupWarnings(config: Config, node = process.versions.node): string[] {
  return [...oldNode(node), ...missingPublicUrl(config)];
}

function oldNode(version: string): string[] {
  if (Number.parseInt(version, 10) >= MAINTAINED_NODE) return [];
  return [
    `Node.js ${version} no longer gets security fixes, and a release of ${PRODUCT} in 2027 won't start on it. ` +
      'Please install Node.js 24.',
  ];
}

function missingPublicUrl({ host, publicOrigin, role }: Config): string[] {
  if (role === 'worker' || publicOrigin !== undefined || isLoopback(host)) return [];
  return [
    `PUBLIC_URL: not set, but other machines can reach HOST=${host}. Links in emails will use the local address ` +
      'at which a request arrived. Set PUBLIC_URL to the address that players use.',
  ];
}
