import ipaddr from 'ipaddr.js';

/** What a network address counts as: itself for IPv4, its /64 for IPv6 (one household or server). */
export function addressKey(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : `${parsed.toByteArray().slice(0, 8).join('.')}/64`;
}
