import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { retain } from '../platform/retention/retention.js';
import { AddPasskey } from './add-passkey.js';
import { PasskeyChallengesStore } from './passkey-challenges.store.js';
import { CheckPasskey } from './check-passkey.js';
import { PasskeyAccountData } from './passkey-account-data.js';
import { PasskeySignIn } from './passkey-sign-in.js';
import { PasskeyVerifier } from './passkey-verifier.js';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysStore } from './passkeys.store.js';
import { RemovePasskey } from './remove-passkey.js';
import { RenamePasskey } from './rename-passkey.js';
import { SecondFactor } from './second-factor.js';

@Module({
  imports: [AuthModule],
  controllers: [PasskeysController],
  providers: [
    PasskeysStore,
    PasskeyChallengesStore,
    PasskeyVerifier,
    SecondFactor,
    PasskeyAccountData,
    PasskeySignIn,
    AddPasskey,
    RenamePasskey,
    RemovePasskey,
    CheckPasskey,
    retain({ name: 'expired passkey challenges', table: 'passkey_challenges', column: 'expiresAt', days: 0 }),
  ],
})
export class PasskeysModule {}
