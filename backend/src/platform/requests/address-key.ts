import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { digest } from '../redis/redis-keys.js';

/** Some proxies add a port to the address: `192.0.2.7:4123`, `[2001:db8::1]:4123`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');

const NETWORK = '/64';

/**
 * The key under which a network address is counted: itself for IPv4, its /64 for IPv6 (one household or
 * server). Uses the first valid one of the addresses: the one given by a proxy, then the connection's own.
 */
export function addressKey(...addresses: (string | undefined)[]): string {
  const [first] = addresses;
  // The usual case, in which nothing has to be parsed.
  if (first !== undefined && isIPv4(first)) return first;
  const address = addresses.map((text) => withoutPort(text ?? '')).find((text) => ipaddr.isValid(text));
  if (address === undefined) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${parsed.toByteArray().slice(0, 8).join('.')}${NETWORK}`;
}

/** The /48 to which the address of this key belongs, as one IPv6 customer may have; undefined for IPv4. */
export const siteKey = (addressKey: string): string | undefined =>
  addressKey.endsWith(NETWORK) ? `${addressKey.split('.').slice(0, 6).join('.')}/48` : undefined;

/**
 * The address from which a socket connects. Each trusted proxy has appended the previous address to
 * X-Forwarded-For. The result is the same as for HTTP requests with `trust proxy`.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | string[] | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0) return remote;
  const hops = [forwarded ?? []].flat().join(',').split(',');
  const chain = [
    remote,
    ...hops
      .map((address) => address.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return chain[Math.min(trustedProxies, chain.length - 1)] ?? remote;
}

/** `site` is the address's IPv6 /48. */
type LimitScope = 'address' | 'player' | 'site';

/**
 * The keys under which a caller is counted in each scope. They are digests, so that no store contains IDs or
 * addresses.
 */
export type LimitKeys = Readonly<Partial<Record<LimitScope, string>>>;

/** Can be reused by frequent callers: all commands of a socket have the same keys. */
export function limitKeysOf(
  names: Readonly<Partial<Record<'address' | 'player', string | undefined>>>,
): LimitKeys {
  const { address, player } = names;
  const site = address === undefined ? undefined : siteKey(address);
  return {
    ...(address === undefined ? {} : { address: digest(address) }),
    ...(player === undefined ? {} : { player: digest(player) }),
    ...(site === undefined ? {} : { site: digest(site) }),
  };
}
