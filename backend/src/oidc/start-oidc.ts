import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { OidcFlow } from './oidc-flow.js';
import { OidcProvider } from './oidc-provider.js';

/** Starts signing in, or linking an identity to the account of a session. Returns the address of the provider's page. */
@Injectable()
export class StartOidc {
  constructor(
    private readonly provider: OidcProvider,
    private readonly flow: OidcFlow,
  ) {}

  execute(request: Request, sessionId?: string): Promise<string> {
    return this.provider.pageFor(this.flow.begin(request, sessionId));
  }
}
