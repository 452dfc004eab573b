import { Body, Controller, Param, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf, ParamsOf } from '@tessera/contracts/wire';
import { Account } from '../auth/index.js';
import { Endpoint } from '../platform/http/endpoint.js';
import type { AccountSession, AppRequest } from '../platform/requests/request.js';
import { OidcService } from './oidc.service.js';

/** Signing in with the operator's OpenID Connect provider. */
@Controller()
export class OidcController {
  constructor(private readonly oidc: OidcService) {}

  @Endpoint(CALLS.startOidc)
  async start(
    @Req() request: AppRequest,
    @Body({ schema: CALLS.startOidc.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.startOidc>> {
    return { success: true, url: await this.oidc.start(request) };
  }

  @Endpoint(CALLS.startOidcLink)
  async startLink(
    @Req() request: AppRequest,
    @Account() account: AccountSession,
    @Body({ schema: CALLS.startOidcLink.body }) { password }: BodyOf<typeof CALLS.startOidcLink>,
  ): Promise<ResponseOf<typeof CALLS.startOidcLink>> {
    return { success: true, url: await this.oidc.startLink(request, account, password) };
  }

  @Endpoint(CALLS.finishOidc)
  finish(
    @Req() request: AppRequest,
    @Body({ schema: CALLS.finishOidc.body }) { parameters }: BodyOf<typeof CALLS.finishOidc>,
  ): Promise<ResponseOf<typeof CALLS.finishOidc>> {
    return this.oidc.finish(request, parameters);
  }

  @Endpoint(CALLS.unlinkIdentity)
  async unlink(
    @Account() account: AccountSession,
    @Param({ schema: CALLS.unlinkIdentity.params }) { identityId }: ParamsOf<typeof CALLS.unlinkIdentity>,
    @Body({ schema: CALLS.unlinkIdentity.body }) { password }: BodyOf<typeof CALLS.unlinkIdentity>,
  ): Promise<ResponseOf<typeof CALLS.unlinkIdentity>> {
    await this.oidc.unlink(account, identityId, password);
    return { success: true };
  }
}
