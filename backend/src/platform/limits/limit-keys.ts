import { digest } from '../redis/redis-keys.js';

const SCOPES = ['address', 'player', 'account'] as const;

export type LimitScope = (typeof SCOPES)[number];

/** What a caller counts as in each scope that it is known in: digests, for no name stands in a store in clear. */
export type LimitKeys = Readonly<Partial<Record<LimitScope, string>>>;

/** Made once for whoever comes often: a socket's commands all count as the same. */
export const limitKeysOf = (names: Readonly<Partial<Record<LimitScope, string | undefined>>>): LimitKeys =>
  Object.fromEntries(
    SCOPES.flatMap((scope) => {
      const name = names[scope];
      return name === undefined ? [] : [[scope, digest(name)]];
    }),
  );
