import { Injectable } from '@nestjs/common';
import { SessionsStore } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { PasskeyVerifier, type Options, type ShownCredential } from './passkey-verifier.js';
import { PasskeysStore } from './passkeys.store.js';

/** Confirms a session with one of its account's passkeys: the second factor besides the password or the provider. */
@Injectable()
export class CheckPasskey {
  constructor(
    private readonly passkeys: PasskeysStore,
    private readonly sessions: SessionsStore,
    private readonly verifier: PasskeyVerifier,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async start({ userId, id: sessionId }: AccountSession): Promise<Options> {
    this.verifier.requireOn();
    const known = await this.passkeys.of(userId);
    if (known.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
    return this.verifier.askFor({ purpose: 'check', sessionId }, known);
  }

  async execute({ userId, id: sessionId }: AccountSession, credential: ShownCredential): Promise<void> {
    this.verifier.requireOn();
    const passkey = await this.passkeys.find(credential.id);
    if (passkey?.userId !== userId) throw new AppError('PASSKEY_NOT_FOUND');
    const counter = await this.verifier.verify(credential, passkey, { purpose: 'check', sessionId });
    await this.transactions.run(async (transaction) => {
      const now = new Date(this.clock.now());
      const isStored = await this.passkeys.use(transaction, passkey, counter, now);
      if (!isStored) throw new AppError('PASSKEY_NOT_FOUND');
      await this.sessions.confirmWithPasskey(transaction, sessionId, now);
    });
  }
}
