/**
 * The address that a socket comes from: each trusted proxy has written the one before it at the end of
 * X-Forwarded-For. The same as what HTTP requests get from `trust proxy`.
 */
export function socketAddress(
  remote: string,
  forwarded: string | string[] | undefined,
  trustedProxies: number,
): string {
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
