import type { User } from '@tessera/contracts';
import type { Config } from '../platform/config/config.js';
import type { UserEntity } from './user.entity.js';

/** An account as its owner sees it. The admin role is only for who has shown that the mailbox is theirs. */
export const userView = (user: UserEntity, { adminEmails }: Pick<Config, 'adminEmails'>): User => ({
  id: user.id,
  email: user.email,
  name: user.name,
  playerName: user.playerName,
  playerUUID: user.playerUUID,
  isAdmin: user.mailboxProvenAt !== null && adminEmails.includes(user.email),
  authenticated: true,
});
