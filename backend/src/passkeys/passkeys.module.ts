import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { retain } from '../platform/retention/retention.js';
import { PasskeysService } from './passkeys.service.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { PasskeyVerifier } from './passkey-verifier.js';
import { PasskeysController } from './passkeys.controller.js';

@Module({
  imports: [AuthModule],
  controllers: [PasskeysController],
  providers: [
    PasskeysRepository,
    PasskeyVerifier,
    PasskeysService,
    retain({ name: 'expired passkey challenges', table: 'passkey_challenges', column: 'expiresAt', days: 0 }),
  ],
})
export class PasskeysModule {}
