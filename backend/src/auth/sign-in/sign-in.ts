import { Inject, Injectable } from '@nestjs/common';
import type { SignedIn } from '@tessera/contracts/accounts';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { AppRequest } from '../../platform/requests/request.js';
import { addressKey } from '../../platform/requests/address-key.js';
import { MergePlayer } from '../account-data/merge-player.js';
import { KnownBrowser } from '../sessions/known-browser.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { userView } from '../user.view.js';
import { UsersRepository } from '../users.repository.js';
import type { UserEntity } from '../user.entity.js';

const DEVICE_MAX_LENGTH = 200;

/** What somebody has just shown in order to sign in to an account. */
export interface SignInProof {
  readonly userId: string;
  readonly withPasskey: boolean;
  /** The locked account; null if it has been deleted. Throws if the proof no longer holds. */
  check(transaction: Transaction, user: UserEntity | null): UserEntity | Promise<UserEntity>;
}

/** Starts the account's session in this browser, and ends its session in any other. */
@Injectable()
export class SignIn {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly known: KnownBrowser,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly mergePlayer: MergePlayer,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The player that the request names is merged into the account's own, unless it belongs to another account.
   */
  async execute(request: AppRequest, proof: SignInProof): Promise<SignedIn> {
    const { userId, withPasskey } = proof;
    const now = this.clock.now();
    const sidBefore = this.cookie.sidOf(request.headers.cookie);
    const sid = await this.cookie.begin(request, userId, now);
    const device = {
      deviceInfo: request.headers['user-agent']?.slice(0, DEVICE_MAX_LENGTH) ?? null,
      ipAddress: addressKey(request.ip, request.socket.remoteAddress),
    };
    const { user, left, elsewhere, afterCommit } = await this.transactions.run(async (transaction) => {
      const user = await proof.check(transaction, await this.users.lock(transaction, userId));
      const afterCommit = request.playerUUID
        ? await this.mergePlayer.within(transaction, user, request.playerUUID)
        : null;
      // The merge may have given the account its player name.
      const locked = (await this.users.lock(transaction, userId)) ?? user;
      const left =
        sidBefore === undefined ? [] : await this.sessions.endBySid(transaction, sidBefore, 'logout');
      const elsewhere = await this.sessions.end(transaction, userId, 'login');
      await this.sessions.insert(transaction, { userId, sid, withPasskey, ...device, at: new Date(now) });
      return { user: locked, left, elsewhere, afterCommit };
    });
    this.known.remember(request, user.email);
    afterCommit?.();
    this.live.end({ sessions: left, by: 'logout' });
    this.live.end({ sessions: elsewhere, by: 'login' });
    return { user: userView(user, this.config), playerUUID: user.playerUUID };
  }
}
