import type { Role } from '@tessera/contracts/wire';
import type { Person } from './people.repository.js';

const ROLES: Readonly<Record<Role, string>> = { admin: 'administrator', moderator: 'moderator' };

/** What operators see of a person. The playerUUID would let them act as the player. */
export const personView = (person: Person, role: Role | null) => ({
  account:
    person.userId === null
      ? null
      : {
          id: person.userId,
          email: person.email,
          createdAt: person.accountCreatedAt,
          isAdmin: role === 'admin',
          role,
        },
  player: {
    publicId: person.publicId,
    name: person.name,
    createdAt: person.playerCreatedAt,
    isLeftOut: person.isLeftOut,
    isHeldBack: person.isHeldBack,
  },
  sessions: person.sessions,
});

/** To tell people apart. */
export const briefly = ({ email, name, publicId }: Person): string =>
  [email ?? name, publicId === null ? undefined : `player ${publicId}`].filter(Boolean).join(', ');

export function describePerson(view: ReturnType<typeof personView>): string {
  const { account, player, sessions } = view;
  const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? 'unknown';
  return [
    account
      ? `${account.email}  account ${account.id} since ${day(account.createdAt)}${account.role === null ? '' : `, ${ROLES[account.role]}`}, sessions: ${sessions}`
      : 'no account',
    `  player ${player.publicId ?? 'none yet'} since ${day(player.createdAt)}, name: ${player.name ?? 'none'}`,
    ...(player.isLeftOut ? ['  left out of the public leaderboards'] : []),
    ...(player.isHeldBack ? ['  has results that are held back'] : []),
  ].join('\n');
}
