import { digest } from '../redis/redis-keys.js';
import { siteKey } from './address-key.js';

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
