import { Injectable, type OnModuleDestroy, type OnModuleInit, Inject } from '@nestjs/common';
import type { ExportedData } from '@tessera/contracts/accounts';
import type { AccountSession } from '../../platform/requests/request.js';
import { EventBus } from '../../platform/bus/event-bus.js';
import { keepReading } from '../../platform/database/keep-reading.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import type { UserEntity } from '../user.entity.js';
import { Deletions } from '../../platform/backups/deletions.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { PlayersRepository, PlayersService } from '../../players/index.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { UsersRepository } from '../users.repository.js';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import { userView } from '../user.view.js';
import { AccountDataHandlers } from './account-data-handlers.js';

const ACCOUNT = 'account';

/** By public ID. In a backup, the account's players may still be without an account. */
const PLAYER = 'player';

/** Not the ID of any account. */
const NO_ACCOUNT = '';

/** Everything that is stored about a player: exports and deletes it. */
@Injectable()
export class AccountDataService implements OnModuleInit, OnModuleDestroy {
  private newestDeletion: string | null = null;
  private stopReading: () => void = () => undefined;

  constructor(
    private readonly session: SessionsService,
    private readonly mailer: Mailer,
    private readonly live: LiveSessions,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly players: PlayersService,
    private readonly playerRows: PlayersRepository,
    private readonly handlers: AccountDataHandlers,
    private readonly deletions: Deletions,
    private readonly transactions: Transactions,
    private readonly bus: EventBus,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Deletes an account after its owner has confirmed it. Its games stay, without a name. Returns its email address. */
  async delete(session: AccountSession, password: string | undefined): Promise<string> {
    const account = await this.session.confirmOwner(session, password);
    await this.erase(account);
    return account.email;
  }

  /** The same without a confirmation, for an operator whom the owner has asked. */
  async erase({ id, email }: Pick<UserEntity, 'id' | 'email'>): Promise<void> {
    const { sessions, afterCommit } = await this.eraseRows(id);
    this.live.end({ sessions, by: 'reset' });
    afterCommit();
    await this.mailer.purge(email);
  }

  /** Deletes a player without an account, for an operator. */
  async erasePlayer(playerUUID: string): Promise<void> {
    const afterCommit = await this.erasePlayerRows(playerUUID);
    this.live.end({ players: [playerUUID] });
    afterCommit();
  }

  async onModuleInit(): Promise<void> {
    this.deletions.register(ACCOUNT, async (hashes) => {
      for (const userId of await this.users.withHashes(hashes)) await this.eraseRows(userId);
    });
    this.deletions.register(PLAYER, async (hashes) => {
      for (const playerUUID of await this.playerRows.withHashes(hashes))
        await this.erasePlayerRows(playerUUID);
    });
    if (!this.bus.missesCommands) return;
    this.newestDeletion = await this.deletions.newest();
    this.stopReading = keepReading('deletions', () => this.readDeletions());
  }

  onModuleDestroy(): void {
    this.stopReading();
  }

  /** Learns of what a command has deleted. */
  private async readDeletions(): Promise<void> {
    const newest = await this.deletions.newest();
    if (newest === this.newestDeletion) return;
    this.newestDeletion = newest;
    this.bus.reportGap();
  }

  /** Exports everything that is stored about the signed-in player. */
  async export({ userId }: Pick<AccountSession, 'userId'>): Promise<ExportedData> {
    const user = await this.users.find(userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    const players = await this.users.playersOf(userId);
    return {
      exportedAt: new Date(this.clock.now()).toISOString(),
      account: { ...userView(user, this.config), createdAt: user.createdAt.toISOString() },
      data: { ...(await this.dataOf(players, userId)), sessions: await this.sessions.dataOf(userId) },
    };
  }

  /** The same about a player without an account, for an operator. */
  async exportPlayer(playerUUID: string): Promise<Pick<ExportedData, 'exportedAt' | 'data'>> {
    return {
      exportedAt: new Date(this.clock.now()).toISOString(),
      data: await this.dataOf(await this.playerRows.withMerged(playerUUID), NO_ACCOUNT),
    };
  }

  /**
   * What deleting an account removes, now and again after an older backup was restored. Returns the sessions that
   * have ended, and what to call after the commit.
   */
  private eraseRows(userId: string): Promise<{ sessions: string[]; afterCommit: () => void }> {
    return this.transactions.run(async (transaction) => {
      const account = await this.users.lock(transaction, userId);
      if (!account) return { sessions: [], afterCommit: () => undefined };
      const players = await this.users.playersOf(userId, transaction);
      await this.deletions.note(transaction, ACCOUNT, [userId]);
      await this.lock(transaction, players);
      const afterCommit = await this.handlers.release(transaction, players);
      const sessions = await this.sessions.end(transaction, userId, 'reset');
      await this.users.remove(transaction, userId);
      await this.removePersonalData(transaction, players);
      return { sessions, afterCommit };
    });
  }

  /** A player without an account. Returns what to call after the commit. */
  private async erasePlayerRows(playerUUID: string): Promise<() => void> {
    return this.transactions.run(async (transaction) => {
      const players = await this.playerRows.withMerged(playerUUID, transaction);
      await this.lock(transaction, players);
      const afterCommit = await this.handlers.release(transaction, players);
      await this.removePersonalData(transaction, players);
      return afterCommit;
    });
  }

  /** In the same order as in a merge: rows that others may be changing, then the players, then their data. */
  private async lock(transaction: Transaction, players: readonly string[]): Promise<void> {
    await this.handlers.lock(transaction, players);
    for (const playerUUID of players.toSorted()) await this.playerRows.lock(transaction, playerUUID);
  }

  private async removePersonalData(transaction: Transaction, players: readonly string[]): Promise<void> {
    const publicIds = await this.playerRows.publicIdsOf(transaction, players);
    await this.deletions.note(transaction, PLAYER, publicIds);
    for (const playerUUID of players) await this.players.removePersonalData(transaction, playerUUID);
  }

  private async dataOf(players: readonly string[], userId: string): Promise<ExportedData['data']> {
    return {
      ...(await this.players.dataOf(players)),
      ...(await this.handlers.dataOf(players, userId)),
    };
  }
}
