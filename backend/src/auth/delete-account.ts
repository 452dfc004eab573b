import { Injectable } from '@nestjs/common';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/app-error.js';
import type { AccountSession } from '../platform/http/request.js';
import { Mailer } from '../platform/mail/mailer.js';
import { PlayerRecords } from '../players/players.module.js';
import { AccountDataHandlers } from './account-data.js';
import { LiveSessions } from './live-sessions.js';
import { isPassword } from './passwords.js';
import { SessionsStore } from './sessions.store.js';
import { UsersStore } from './users.store.js';

/** Deletes an account if the password is correct. Its games stay, without a name. Returns its email address. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
    private readonly players: PlayerRecords,
    private readonly accountData: AccountDataHandlers,
    private readonly mailer: Mailer,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
  ) {}

  async execute({ userId }: AccountSession, password: string): Promise<string> {
    const known = await this.users.find(userId);
    if (!known || !(await isPassword(password, known.passwordHash))) {
      throw new AppError('WRONG_PASSWORD', { field: 'password' });
    }
    const { sessions, afterCommit } = await this.transactions.run(async (transaction) => {
      await this.users.lock(transaction, userId);
      const players = await this.users.playersOf(userId, transaction);
      // In the same order as in a merge: rows that others may be changing, then the players, then their data.
      await this.accountData.hold(transaction, players);
      for (const playerUUID of players.toSorted()) await this.players.hold(transaction, playerUUID);
      const afterCommit = await this.accountData.release(transaction, players);
      const sessions = await this.sessions.end(transaction, userId, 'reset');
      await this.users.remove(transaction, userId);
      for (const playerUUID of players) await this.players.removePersonalData(transaction, playerUUID);
      return { sessions, afterCommit };
    });
    this.live.end({ sessions, by: 'reset' });
    afterCommit();
    await this.mailer.purge(known.email);
    return known.email;
  }
}
