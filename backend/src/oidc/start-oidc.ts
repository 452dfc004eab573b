import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { ConfirmOwner } from '../auth/index.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { OidcFlow } from './oidc-flow.js';
import { OidcProvider } from './oidc-provider.js';

/** Starts signing in, or linking an identity to the account of a session. Returns the address of the provider's page. */
@Injectable()
export class StartOidc {
  constructor(
    private readonly provider: OidcProvider,
    private readonly flow: OidcFlow,
    private readonly confirmOwner: ConfirmOwner,
  ) {}

  signIn(request: Request): Promise<string> {
    return this.provider.pageFor(this.flow.begin(request, undefined));
  }

  /** Only this session can finish it, so it is the owner who links. */
  async link(request: Request, session: AccountSession, password: string | undefined): Promise<string> {
    if (this.provider.name === null) throw new AppError('SIGN_IN_METHOD_OFF');
    await this.confirmOwner.execute(session, password);
    return this.provider.pageFor(this.flow.begin(request, session.id));
  }
}
