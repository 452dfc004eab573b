import { Inject, Injectable } from '@nestjs/common';
import {
  type FoundPerson,
  type PersonSheet,
  PERSON_ACTIONS,
  type PersonAction,
} from '@tessera/contracts/admin';
import type { Role } from '@tessera/contracts/wire';
import { isForAdmin, roleOf, type UserEntity, UsersRepository } from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { KnownPlayers, PlayerStats } from '../players/index.js';
import { PeopleRepository, type Person } from './people.repository.js';

/** What admins and moderators see of people. */
@Injectable()
export class ReadPeople {
  constructor(
    private readonly people: PeopleRepository,
    private readonly users: UsersRepository,
    private readonly players: KnownPlayers,
    private readonly stats: PlayerStats,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find(search: string, role: Role): Promise<FoundPerson[]> {
    const isAdmin = role === 'admin';
    return (await (isAdmin ? this.people.find(search) : this.people.findPlayers(search))).map(summary);
  }

  /** Throws if there is nobody with this ID. Moderators don't know the IDs of accounts. */
  async require(personId: string, role: Role): Promise<Person> {
    const person = await this.people.byId(personId);
    const isKnown = role === 'admin' || person?.publicId === personId;
    if (!person || !isKnown) throw new AppError('PERSON_NOT_FOUND', { field: 'personId' });
    return person;
  }

  async sheet(person: Person, role: Role): Promise<PersonSheet> {
    const isAdmin = role === 'admin';
    const { playerUUID, userId } = person;
    const [{ scores, ...facts }, known, user] = await Promise.all([
      this.people.sheetOf(playerUUID),
      this.players.find(playerUUID),
      isAdmin && userId !== null ? this.users.find(userId) : null,
    ]);
    const { currentStreak, bestStreak } = this.stats.streaksOn(this.stats.todayOf(known), known);
    return {
      ...summary(person),
      since: person.playerCreatedAt?.toISOString() ?? null,
      account: user && this.account(user, person.sessions),
      ...facts,
      scores: { ...scores, currentStreak, bestStreak },
      actions: [
        ...(person.publicId === null
          ? []
          : [person.isLeftOut ? ('list-again' as const) : ('leave-out' as const)]),
        ...(isAdmin ? PERSON_ACTIONS.filter((action) => this.isPossible(action, user)) : []),
      ],
    };
  }

  /** Whether an admin can do this. Commands alone change the accounts of admins. */
  isPossible(action: PersonAction, user: UserEntity | null): boolean {
    if (user === null) return action === 'export' || action === 'delete';
    if (isForAdmin(user, this.config)) return false;
    return action !== 'reset-link' || this.config.hasPasswordLogin;
  }

  private account(user: UserEntity, sessions: number): NonNullable<PersonSheet['account']> {
    const { id, name, createdAt } = user;
    return { id, name, role: roleOf(user, this.config), since: createdAt.toISOString(), sessions };
  }
}

const summary = ({ userId, publicId, name, isLeftOut, isHeldBack }: Person): FoundPerson => ({
  personId: publicId ?? userId ?? '',
  publicId,
  playerName: name,
  isLeftOut,
  isHeldBack,
});
