import type { User } from '@tessera/contracts/accounts';
import type { Role } from '@tessera/contracts/wire';
import type { Config } from '../platform/config/config.js';
import type { UserEntity } from './user.entity.js';

type Admins = Pick<Config, 'adminEmails'>;

/** Whether the account is an admin's, or becomes one once its owner has proved that the mailbox is theirs. */
export const isForAdmin = ({ email, role }: UserEntity, { adminEmails }: Admins): boolean =>
  role === 'admin' || adminEmails.includes(email);

/** Only an owner with a proven mailbox gets the admin role. */
export const isAdmin = (user: UserEntity, config: Admins): boolean =>
  user.mailboxProvenAt !== null && isForAdmin(user, config);

/** The role that the account's owner has. Being an admin includes everything that moderators may do. */
export const roleOf = (user: UserEntity, config: Admins): Role | null =>
  isAdmin(user, config) ? 'admin' : user.mailboxProvenAt === null ? null : user.role;

/** An account as its owner sees it. */
export const userView = (user: UserEntity, config: Admins): User => ({
  id: user.id,
  email: user.email,
  name: user.name,
  playerName: user.playerName,
  playerUUID: user.playerUUID,
  isAdmin: isAdmin(user, config),
  isModerator: roleOf(user, config) === 'moderator',
  authenticated: true,
});
