import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { FinishOidc } from './finish-oidc.js';
import { IdentitiesStore } from './identities.store.js';
import { IdentityAccountData } from './identity-account-data.js';
import { LinkIdentity } from './link-identity.js';
import { OidcController } from './oidc.controller.js';
import { OidcFlow } from './oidc-flow.js';
import { OidcProvider } from './oidc-provider.js';
import { RegisterVisitor } from './register-visitor.js';
import { StartOidc } from './start-oidc.js';
import { UnlinkIdentity } from './unlink-identity.js';

@Module({
  imports: [AuthModule],
  controllers: [OidcController],
  providers: [
    IdentitiesStore,
    OidcProvider,
    OidcFlow,
    IdentityAccountData,
    StartOidc,
    FinishOidc,
    LinkIdentity,
    RegisterVisitor,
    UnlinkIdentity,
  ],
})
export class OidcModule {}
