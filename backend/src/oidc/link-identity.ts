import { Inject, Injectable } from '@nestjs/common';
import type { SignedIn } from '@tessera/contracts';
import { NotifyOwner, UsersStore, userView } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { IdentitiesStore, type ProviderIdentity } from './identities.store.js';
import { OidcProvider } from './oidc-provider.js';

/** Links an identity at the provider to the account that is signed in. */
@Injectable()
export class LinkIdentity {
  constructor(
    private readonly identities: IdentitiesStore,
    private readonly users: UsersStore,
    private readonly notifyOwner: NotifyOwner,
    private readonly provider: OidcProvider,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: AccountSession, identity: ProviderIdentity): Promise<SignedIn> {
    const { user, isNew } = await this.transactions.run(async (transaction) => {
      const account = await this.users.lock(transaction, userId);
      if (!account) throw new AppError('NOT_SIGNED_IN');
      const at = new Date(this.clock.now());
      const linked = await this.identities.link(transaction, userId, identity, at);
      if (linked.owner !== userId) throw new AppError('IDENTITY_TAKEN');
      return { user: account, isNew: linked.isNew };
    });
    if (isNew) this.notifyOwner.execute(user, this.provider.methodOf(identity));
    return { success: true, user: userView(user, this.config), playerUUID: user.playerUUID };
  }
}
