import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/http/app-error.js';
import type { AccountSession } from '../platform/http/request.js';
import { Mailer } from '../platform/mail/mailer.js';
import { EraseAccount } from './erase-account.js';
import { LiveSessions } from './live-sessions.js';
import { isPassword } from './passwords.js';
import { UsersStore } from './users.store.js';

/** Deletes an account if the password is correct. Its games stay, without a name. Returns its email address. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly users: UsersStore,
    private readonly eraseAccount: EraseAccount,
    private readonly mailer: Mailer,
    private readonly live: LiveSessions,
  ) {}

  async execute({ userId }: AccountSession, password: string): Promise<string> {
    const known = await this.users.find(userId);
    if (!known || !(await isPassword(password, known.passwordHash))) {
      throw new AppError('WRONG_PASSWORD', { field: 'password' });
    }
    const { sessions, afterCommit } = await this.eraseAccount.execute(userId);
    this.live.end({ sessions, by: 'reset' });
    afterCommit();
    await this.mailer.purge(known.email);
    return known.email;
  }
}
