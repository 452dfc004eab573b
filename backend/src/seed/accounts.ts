import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { HOUR_MS } from '@tessera/rules';
import type { UserEntity } from '../auth/user.entity.js';
import { insertRows, type Player, type World } from './world.js';
import { SeededRandom } from './seeded-random.js';

export interface Login {
  email: string;
  password: string;
}

/** The account of the first player, whose games are in every phase. */
export const DEVELOPER: Login = { email: 'player1@seed.example', password: 'seeded-player' };
/** The account of the last player, an admin account if ADMIN_EMAILS lists it. */
export const ADMIN: Login = { email: 'admin@seed.example', password: 'seeded-admin' };

/** One player in this many has an account. */
const ONE_IN = 3;
const SALT_BYTES = 16;

/** The salt is derived from the password. That's fine here, because these passwords are public. */
const hashOf = (password: string): Promise<string> =>
  hash(password, { salt: createHash('sha256').update(password).digest().subarray(0, SALT_BYTES) });

/** The players with accounts, and how they sign in. */
export function accountsOf(players: readonly Player[]): Map<Player, Login> {
  const accounts = new Map<Player, Login>();
  players.forEach((player, i) => {
    if (i === players.length - 1) accounts.set(player, ADMIN);
    else if (i % ONE_IN === 0)
      accounts.set(player, { ...DEVELOPER, email: DEVELOPER.email.replace('1', String(i + 1)) });
  });
  return accounts;
}

export async function writeAccounts({ database, players, now }: World): Promise<void> {
  const random = new SeededRandom('accounts');
  const hashes = {
    [ADMIN.password]: await hashOf(ADMIN.password),
    [DEVELOPER.password]: await hashOf(DEVELOPER.password),
  };
  const users = [...accountsOf(players)].map(([{ playerUUID, name, joinedAt }, { email, password }]) => {
    const createdAt = new Date(Math.min(now, joinedAt + random.between(1, 48) * HOUR_MS));
    return {
      id: random.id(),
      email,
      passwordHash: hashes[password] ?? null,
      name,
      playerUUID,
      // At startup, the server removes the password of an admin whose address isn't verified.
      mailboxProvenAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    } satisfies Partial<UserEntity>;
  });
  await insertRows(database, 'users', users);
  await insertRows(
    database,
    'player_uuid_mappings',
    users.map(({ id, playerUUID, createdAt }) => ({ playerUUID, userId: id, linkedAt: createdAt })),
  );
}
