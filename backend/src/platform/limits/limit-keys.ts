import { digest } from '../redis/redis-keys.js';

const SCOPES = ['address', 'player'] as const;

export type LimitScope = (typeof SCOPES)[number];

/**
 * The keys under which a caller is counted in each scope. They are digests, so that no store contains IDs or
 * addresses.
 */
export type LimitKeys = Readonly<Partial<Record<LimitScope, string>>>;

/** Can be reused by frequent callers: all commands of a socket have the same keys. */
export function limitKeysOf(names: Readonly<Partial<Record<LimitScope, string | undefined>>>): LimitKeys {
  const keys: Partial<Record<LimitScope, string>> = {};
  for (const scope of SCOPES) {
    const name = names[scope];
    if (name !== undefined) keys[scope] = digest(name);
  }
  return keys;
}
