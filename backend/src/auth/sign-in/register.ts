import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/requests/app-error.js';
import { PlayersRepository } from '../../players/index.js';
import { AccountDataHandlers } from '../account-data/account-data-handlers.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { hashPassword } from '../passwords.js';
import type { UserEntity } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

export interface RegisterCommand {
  email: string;
  password: string;
  name?: string | undefined;
  /** The browser's player, which becomes the account's own unless it belongs to another account. */
  playerUUID: string | undefined;
}

class PlayerTaken extends Error {}

type NewAccount = Pick<UserEntity, 'email' | 'name' | 'passwordHash'>;
type Along = (transaction: Transaction, made: UserEntity) => Promise<void>;

/** Creates an account. */
@Injectable()
export class Register {
  constructor(
    private readonly users: UsersRepository,
    private readonly players: PlayersRepository,
    private readonly accountData: AccountDataHandlers,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ playerUUID, ...command }: RegisterCommand): Promise<UserEntity> {
    const { email } = command;
    if (await this.isTaken(email)) throw new AppError('EMAIL_TAKEN', { field: 'email' });
    const user = { email, name: command.name ?? null, passwordHash: await hashPassword(command.password) };
    return this.make(user, playerUUID);
  }

  /** Admin accounts are created at startup. Their addresses stay reserved, even if the account was deleted. */
  async isTaken(email: string): Promise<boolean> {
    return this.config.adminEmails.includes(email) || (await this.users.findByEmail(email)) !== null;
  }

  /** Creates an account. `along` adds to it within the same transaction. */
  async make(
    user: NewAccount,
    playerUUID: string | undefined,
    along: Along = () => Promise.resolve(),
  ): Promise<UserEntity> {
    const made =
      (playerUUID === undefined ? null : await this.attempt(user, playerUUID, along)) ??
      (await this.attempt(user, randomUUID(), along));
    if (made === null) throw new Error('The new player already belongs to an account');
    if (playerUUID !== undefined) this.live.end({ players: [playerUUID] });
    return made;
  }

  /** Null if the player belongs to another account. */
  private async attempt(user: NewAccount, playerUUID: string, along: Along): Promise<UserEntity | null> {
    try {
      const { made, afterCommit } = await this.transactions.run(async (transaction) => {
        // Locks rows that others may be changing before it locks the player.
        await this.accountData.lock(transaction, [playerUUID]);
        const made = await this.insert(transaction, user, playerUUID);
        await along(transaction, made);
        return { made, afterCommit: await this.accountData.claim(transaction, playerUUID) };
      });
      afterCommit();
      return made;
    } catch (error) {
      // SESSION_INVALID means that the player has been merged into another account at the same moment.
      const isAnothers = error instanceof AppError && error.code === 'SESSION_INVALID';
      if (error instanceof PlayerTaken || isAnothers) return null;
      throw error;
    }
  }

  /** Without a password for an admin account, which its owner claims with a reset email. */
  async insert(transaction: Transaction, user: NewAccount, playerUUID: string): Promise<UserEntity> {
    if ((await this.users.ownersOf([playerUUID], transaction)).size > 0) throw new PlayerTaken();
    const createdAt = new Date(this.clock.now());
    await this.players.ensureLocked(transaction, playerUUID);
    const made = await this.users.insert(transaction, { ...user, playerUUID, createdAt });
    if (!made) {
      const isTaken = await this.users.findByEmail(user.email, transaction);
      throw isTaken ? new AppError('EMAIL_TAKEN', { field: 'email' }) : new PlayerTaken();
    }
    const owner = await this.users.link(transaction, made.id, playerUUID, createdAt);
    if (owner !== made.id) throw new PlayerTaken();
    return made;
  }
}
