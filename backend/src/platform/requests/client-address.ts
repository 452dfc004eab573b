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
