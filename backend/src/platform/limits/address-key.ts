import ipaddr from 'ipaddr.js';

/** Some proxies write a port behind the address: `192.0.2.7:4123`, `[2001:db8::1]:4123`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');

/**
 * What a network address counts as: itself for IPv4, its /64 for IPv6 (one household or server). Of
 * several the first that is an address counts: what a proxy says, then the connection's own.
 */
export function addressKey(...addresses: (string | undefined)[]): string {
  const address = addresses.map((text) => withoutPort(text ?? '')).find((text) => ipaddr.isValid(text));
  if (address === undefined) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
}
