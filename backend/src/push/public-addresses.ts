import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What the library counts as ordinary addresses, although nobody on the internet has them. */
const RESERVED: readonly [ipaddr.IPv4, number][] = [
  [ipaddr.IPv4.parse('198.18.0.0'), 15],
  [ipaddr.IPv4.parse('192.0.0.0'), 24],
];
/** The only part of the IPv6 space that is assigned to the internet, and what isn't assigned in it. */
const GLOBAL_IPV6 = [ipaddr.IPv6.parse('2000::'), 3] as const;
const RESERVED_IPV6: readonly [ipaddr.IPv6, number][] = [
  [ipaddr.IPv6.parse('2001::'), 23],
  [ipaddr.IPv6.parse('2002::'), 16],
  [ipaddr.IPv6.parse('2001:db8::'), 32],
  [ipaddr.IPv6.parse('3fff::'), 20],
];

/** Whether this is an address on the internet, and not in anybody's own network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4
    ? !RESERVED.some(([range, bits]) => parsed.match(range, bits))
    : parsed.match(...GLOBAL_IPV6) && !RESERVED_IPV6.some(([range, bits]) => parsed.match(range, bits));
}

/** A host name that leads to nobody on the internet. */
export class NotPublicError extends Error {}

type Resolve = (
  host: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/**
 * Resolves a host for a connection, which then goes to one of exactly these addresses. Fails if none is public, so
 * that no name can lead to a private network, however its answers change.
 */
export const publicLookup =
  (resolve: Resolve = dns.lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found.filter(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (!first) callback(error ?? new NotPublicError('The host has no public address'), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
