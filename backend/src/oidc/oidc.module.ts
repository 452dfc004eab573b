import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { OidcService } from './oidc.service.js';
import { IdentitiesStore } from './identities.store.js';
import { IdentityAccountData } from './identity-account-data.js';
import { OidcController } from './oidc.controller.js';
import { OidcFlow } from './oidc-flow.js';
import { OidcProvider } from './oidc-provider.js';
import { RegisterVisitor } from './register-visitor.js';

@Module({
  imports: [AuthModule],
  controllers: [OidcController],
  providers: [IdentitiesStore, OidcProvider, OidcFlow, IdentityAccountData, OidcService, RegisterVisitor],
})
export class OidcModule {}
