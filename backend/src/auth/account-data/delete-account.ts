import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession } from '../../platform/requests/request.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { ConfirmOwner } from '../sessions/confirm-owner.js';
import { EraseAccount } from './erase-account.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { UsersStore } from '../users.store.js';

/** Deletes an account after its owner has confirmed it. Its games stay, without a name. Returns its email address. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly confirmOwner: ConfirmOwner,
    private readonly users: UsersStore,
    private readonly eraseAccount: EraseAccount,
    private readonly mailer: Mailer,
    private readonly live: LiveSessions,
  ) {}

  async execute(session: AccountSession, password: string | undefined): Promise<string> {
    const { userId } = session;
    const known = await this.users.find(userId);
    if (!known) throw new AppError('NOT_SIGNED_IN');
    await this.confirmOwner.execute(known, session, password);
    const { sessions, afterCommit } = await this.eraseAccount.execute(userId);
    this.live.end({ sessions, by: 'reset' });
    afterCommit();
    await this.mailer.purge(known.email);
    return known.email;
  }
}
