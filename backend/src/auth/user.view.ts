import type { User } from '@tessera/contracts';
import type { Config } from '../platform/config/config.js';
import type { UserEntity } from './user.entity.js';

type Admins = Pick<Config, 'adminEmails'>;

/** Only an owner with a proven mailbox gets the admin role. */
export const isAdmin = ({ email, mailboxProvenAt }: UserEntity, { adminEmails }: Admins): boolean =>
  mailboxProvenAt !== null && adminEmails.includes(email);

/** An account as its owner sees it. */
export const userView = (user: UserEntity, config: Admins): User => ({
  id: user.id,
  email: user.email,
  name: user.name,
  playerName: user.playerName,
  playerUUID: user.playerUUID,
  isAdmin: isAdmin(user, config),
  authenticated: true,
});
