import { Inject, Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { Role } from '@tessera/contracts/wire';
import {
  AccountDataService,
  ResetService,
  isForAdmin,
  OperateAccounts,
  roleOf,
  type UserEntity,
  UsersRepository,
} from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { hostAndPort } from '../platform/config/startup-problems.js';
import { Transactions } from '../platform/database/transactions.js';
import { ModeratedPlayers } from '../players/index.js';
import { type CommandName, OperatorError, type Outcome } from './commands.js';
import type { Person } from './people.repository.js';
import { briefly, describePerson, personView } from './person-text.js';

const ROLE_TEXTS: Readonly<Record<Role, string>> = { admin: 'an administrator', moderator: 'a moderator' };

/** What operators do to one person, by a command or in the dashboard. */
@Injectable()
export class OperatePeople {
  constructor(
    private readonly accounts: OperateAccounts,
    private readonly users: UsersRepository,
    private readonly reset: ResetService,
    private readonly accountData: AccountDataService,
    private readonly moderated: ModeratedPlayers,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async describe(people: readonly Person[]): Promise<Outcome> {
    const views = [];
    for (const person of people) {
      const user = person.userId === null ? null : await this.users.find(person.userId);
      views.push(personView(person, user && roleOf(user, this.config)));
    }
    return {
      text: views.length === 0 ? 'Nobody found.' : views.map(describePerson).join('\n'),
      data: { people: views },
    };
  }

  /** Checks whether the account can get the role, and returns what gives it. */
  async prepareRole(name: CommandName, email: string): Promise<() => Promise<Outcome>> {
    const role = name === 'make-admin' ? 'admin' : 'moderator';
    const before = await this.users.findByEmail(email);
    if (role === 'moderator' && before && isForAdmin(before, this.config))
      throw new OperatorError(`${email} is an administrator, who may do the same`);
    return async () => {
      const { id, mailboxProvenAt } = await this.accounts.giveRole(email, role);
      const isInEffect = mailboxProvenAt !== null;
      const hint = isInEffect ? '' : ' once the owner has set a password with the link of reset-link';
      return { text: `${email} is ${ROLE_TEXTS[role]}${hint}.`, data: { account: id, isInEffect } };
    };
  }

  /** Checks what can be checked, and returns what changes something. */
  async prepare(
    name: CommandName,
    person: Person,
    readSecret: () => Promise<string>,
  ): Promise<() => Promise<Outcome>> {
    const { userId, playerUUID, publicId } = person;
    const data = userId === null ? { player: publicId } : { account: userId };
    const done = (text: string, more: object = {}): Outcome => ({ text, data: { ...data, ...more } });
    const who = briefly(person);
    const account = userId ?? '';
    switch (name) {
      case 'remove-admin': {
        const user = await this.users.find(account);
        if (user && isForAdmin({ ...user, role: null }, this.config))
          throw new OperatorError(`${who} is in ADMIN_EMAILS: remove the address there`);
        return this.takeRole(user, 'admin', () => done(`${who} is no administrator any more.`));
      }
      case 'remove-moderator':
        return this.takeRole(await this.users.find(account), 'moderator', () =>
          done(`${who} is no moderator any more.`),
        );
      case 'set-password': {
        if (!this.config.hasPasswordLogin) throw new OperatorError('PASSWORD_LOGIN is 0');
        const { data: password, error } = CALLS.register.body.shape.password.safeParse(await readSecret());
        if (password === undefined) throw new OperatorError(error?.issues[0]?.message ?? '');
        return async () => {
          await this.reset.setByOperator(account, password);
          return done(`The password of ${who} is set.`);
        };
      }
      case 'reset-link': {
        if (!this.config.hasPasswordLogin) throw new OperatorError('PASSWORD_LOGIN is 0');
        return async () => {
          const link = await this.reset.linkFor(account, this.origin());
          return done(`${link}`, { link });
        };
      }
      case 'end-sessions':
        return async () => {
          const ended = await this.accounts.endSessions(account);
          return done(`${who} is signed out. Sessions ended: ${ended}.`, { ended });
        };
      case 'remove-passkeys':
        return async () => {
          await this.accounts.removePasskeys(account);
          return done(`${who} has no passkeys any more.`);
        };
      case 'export':
        return async () => {
          const exported =
            userId === null
              ? await this.accountData.exportPlayer(playerUUID)
              : await this.accountData.export({ userId });
          return { text: JSON.stringify(exported, null, 2), data: exported };
        };
      case 'delete':
        return async () => {
          if (userId === null) await this.accountData.erasePlayer(playerUUID);
          else await this.accountData.erase({ id: userId, email: person.email ?? '' });
          return done(`${who} is deleted.`);
        };
      case 'leave-out':
      case 'list-again': {
        if (publicId === null) throw new OperatorError(`${who} has no player yet`);
        const isLeftOut = name === 'leave-out';
        return async () => {
          await this.transactions.run((transaction) =>
            this.moderated.setLeftOut(transaction, playerUUID, isLeftOut),
          );
          const place = isLeftOut ? 'left out of' : 'listed again in';
          return done(`${who} is ${place} the public leaderboards.`, { isLeftOut });
        };
      }
      default:
        throw new Error(`${name} isn't about a person`);
    }
  }

  private takeRole(user: UserEntity | null, role: Role, done: () => Outcome): () => Promise<Outcome> {
    if (user?.role !== role)
      throw new OperatorError(`${user?.email ?? 'The account'} isn't ${ROLE_TEXTS[role]}`);
    return async () => {
      await this.accounts.takeRole(user.id);
      return done();
    };
  }

  private origin(): string {
    const { publicOrigin, host, port } = this.config;
    return publicOrigin ?? `http://${hostAndPort(host, port)}`;
  }
}
