import { digest } from '../redis/redis-keys.js';

const SCOPES = ['address', 'player', 'account'] as const;

export type LimitScope = (typeof SCOPES)[number];

/**
 * The keys under which a caller is counted in each scope. They are digests, so that no store contains IDs or
 * addresses.
 */
export type LimitKeys = Readonly<Partial<Record<LimitScope, string>>>;

/** Can be reused by frequent callers: all commands of a socket have the same keys. */
export const limitKeysOf = (names: Readonly<Partial<Record<LimitScope, string | undefined>>>): LimitKeys =>
  Object.fromEntries(
    SCOPES.flatMap((scope) => {
      const name = names[scope];
      return name === undefined ? [] : [[scope, digest(name)]];
    }),
  );
