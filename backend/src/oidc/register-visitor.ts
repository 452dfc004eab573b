import { Inject, Injectable } from '@nestjs/common';
import { NotifyOwner, Register, UsersRepository } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { IdentitiesRepository } from './identities.repository.js';
import { OidcProvider, type Visitor } from './oidc-provider.js';

class IdentityTaken extends Error {
  constructor(readonly owner: string) {
    super();
  }
}

/**
 * Creates the account of somebody who signs in for the first time. An account that already has the address is never
 * taken over: an address says who can read its mail, not who has made the account.
 */
@Injectable()
export class RegisterVisitor {
  constructor(
    private readonly identities: IdentitiesRepository,
    private readonly register: Register,
    private readonly users: UsersRepository,
    private readonly notifyOwner: NotifyOwner,
    private readonly provider: OidcProvider,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the account's ID. The browser's player becomes its own, unless it belongs to another account. */
  async execute(visitor: Visitor, playerUUID: string | undefined): Promise<string> {
    const { email, name } = visitor;
    if (email === null) throw new AppError('OIDC_NO_EMAIL');
    try {
      const claimed = await this.claim(visitor, email);
      if (claimed !== null) return claimed;
      if (await this.register.isTaken(email)) return await this.ownerOrReject(visitor);
      const account = { email, name, passwordHash: null };
      const made = await this.register.make(account, playerUUID, (transaction, { id }) =>
        this.link(transaction, id, visitor),
      );
      return made.id;
    } catch (error) {
      if (error instanceof IdentityTaken) return error.owner;
      if (error instanceof AppError && error.code === 'EMAIL_TAKEN') return this.ownerOrReject(visitor);
      throw error;
    }
  }

  /** The account may be this visitor's own, made by the same sign-in in another tab. */
  private async ownerOrReject(visitor: Visitor): Promise<string> {
    const owner = await this.identities.ownerOf(visitor);
    if (owner === null) throw new AppError('ACCOUNT_EXISTS');
    return owner;
  }

  /**
   * Where no password can be set by email, an admin account that nobody has used yet belongs to whoever the operator's
   * own provider says has verified its address (decision 0039).
   */
  private async claim(visitor: Visitor, email: string): Promise<string | null> {
    const mayClaim = !this.config.hasPasswordLogin && visitor.isEmailVerified;
    if (!mayClaim || !this.config.adminEmails.includes(email)) return null;
    const claimed = await this.transactions.run(async (transaction) => {
      const found = await this.users.findByEmail(email, transaction);
      const user = found && (await this.users.lock(transaction, found.id));
      if (!user || user.mailboxProvenAt !== null) return null;
      await this.link(transaction, user.id, visitor);
      await this.users.update(transaction, user.id, { mailboxProvenAt: new Date(this.clock.now()) });
      return user;
    });
    if (claimed) this.notifyOwner.execute(claimed, this.provider.methodOf(visitor));
    return claimed?.id ?? null;
  }

  private async link(transaction: Transaction, userId: string, visitor: Visitor): Promise<void> {
    const { owner } = await this.identities.link(transaction, userId, visitor, new Date(this.clock.now()));
    if (owner !== userId) throw new IdentityTaken(owner);
  }
}
