import { Controller, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Account } from '../auth/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { AccountSession, AppRequest } from '../platform/requests/request.js';
import { OidcService } from './oidc.service.js';

/** Signing in with the operator's OpenID Connect provider. */
@Controller()
export class OidcController {
  constructor(private readonly oidc: OidcService) {}

  @Endpoint(CALLS.startOidc)
  async start(@Req() request: AppRequest, @Input() _input: unknown) {
    return { url: await this.oidc.start(request) };
  }

  @Endpoint(CALLS.startOidcLink)
  async startLink(
    @Req() request: AppRequest,
    @Account() account: AccountSession,
    @Input() { password }: InputOf<typeof CALLS.startOidcLink>,
  ) {
    return { url: await this.oidc.startLink(request, account, password) };
  }

  @Endpoint(CALLS.finishOidc)
  finish(@Req() request: AppRequest, @Input() { parameters }: InputOf<typeof CALLS.finishOidc>) {
    return this.oidc.finish(request, parameters);
  }

  @Endpoint(CALLS.unlinkIdentity)
  async unlink(
    @Account() account: AccountSession,
    @Input() { identityId, password }: InputOf<typeof CALLS.unlinkIdentity>,
  ) {
    await this.oidc.unlink(account, identityId, password);
  }
}
