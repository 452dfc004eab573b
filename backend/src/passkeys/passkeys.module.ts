import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { retain } from '../platform/retention/retention.js';
import { PasskeysService } from './passkeys.service.js';
import { PasskeyChallengesStore, PasskeysStore } from './passkeys.store.js';
import { PasskeyAccountData } from './passkey-account-data.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { PasskeyVerifier } from './passkey-verifier.js';
import { PasskeysController } from './passkeys.controller.js';

@Module({
  imports: [AuthModule],
  controllers: [PasskeysController],
  providers: [
    PasskeysStore,
    PasskeyChallengesStore,
    PasskeyVerifier,
    PasskeysService,
    PasskeyAccountData,
    PasskeySignIn,
    retain({ name: 'expired passkey challenges', table: 'passkey_challenges', column: 'expiresAt', days: 0 }),
  ],
})
export class PasskeysModule {}
