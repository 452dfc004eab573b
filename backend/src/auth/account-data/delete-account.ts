import { Injectable } from '@nestjs/common';
import type { AccountSession } from '../../platform/requests/request.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { ConfirmOwner } from '../sessions/confirm-owner.js';
import { EraseAccount } from './erase-account.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import type { UserEntity } from '../user.entity.js';

/** Deletes an account after its owner has confirmed it. Its games stay, without a name. Returns its email address. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly confirmOwner: ConfirmOwner,
    private readonly eraseAccount: EraseAccount,
    private readonly mailer: Mailer,
    private readonly live: LiveSessions,
  ) {}

  async execute(session: AccountSession, password: string | undefined): Promise<string> {
    const account = await this.confirmOwner.execute(session, password);
    await this.erase(account);
    return account.email;
  }

  /** The same without a confirmation, for an operator whom the owner has asked. */
  async erase({ id, email }: Pick<UserEntity, 'id' | 'email'>): Promise<void> {
    const { sessions, afterCommit } = await this.eraseAccount.execute(id);
    this.live.end({ sessions, by: 'reset' });
    afterCommit();
    await this.mailer.purge(email);
  }

  /** Deletes a player without an account, for an operator. */
  async erasePlayer(playerUUID: string): Promise<void> {
    const afterCommit = await this.eraseAccount.erasePlayer(playerUUID);
    this.live.end({ players: [playerUUID] });
    afterCommit();
  }
}
