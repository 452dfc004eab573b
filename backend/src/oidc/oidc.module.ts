import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { OidcService } from './oidc.service.js';
import { IdentitiesRepository } from './identities.repository.js';
import { OidcController } from './oidc.controller.js';
import { OidcFlow } from './oidc-flow.js';
import { OidcProvider } from './oidc-provider.js';
import { RegisterVisitor } from './register-visitor.js';

@Module({
  imports: [AuthModule],
  controllers: [OidcController],
  providers: [IdentitiesRepository, OidcProvider, OidcFlow, OidcService, RegisterVisitor],
})
export class OidcModule {}
