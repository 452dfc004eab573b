import { Body, Controller, Param, Req } from '@nestjs/common';
import { type ResponseOf, type BodyOf, CALLS, type ParamsOf } from '@tessera/contracts';
import { Account } from '../auth/index.js';
import { Endpoint } from '../platform/http/endpoint.js';
import type { AccountSession, AppRequest } from '../platform/requests/request.js';
import { FinishOidc } from './finish-oidc.js';
import { StartOidc } from './start-oidc.js';
import { UnlinkIdentity } from './unlink-identity.js';

/** Signing in with the operator's OpenID Connect provider. */
@Controller()
export class OidcController {
  constructor(
    private readonly startOidc: StartOidc,
    private readonly finishOidc: FinishOidc,
    private readonly unlinkIdentity: UnlinkIdentity,
  ) {}

  @Endpoint(CALLS.startOidc)
  async start(
    @Req() request: AppRequest,
    @Body({ schema: CALLS.startOidc.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.startOidc>> {
    return { success: true, url: await this.startOidc.signIn(request) };
  }

  @Endpoint(CALLS.startOidcLink)
  async startLink(
    @Req() request: AppRequest,
    @Account() account: AccountSession,
    @Body({ schema: CALLS.startOidcLink.body }) { password }: BodyOf<typeof CALLS.startOidcLink>,
  ): Promise<ResponseOf<typeof CALLS.startOidcLink>> {
    return { success: true, url: await this.startOidc.link(request, account, password) };
  }

  @Endpoint(CALLS.finishOidc)
  finish(
    @Req() request: AppRequest,
    @Body({ schema: CALLS.finishOidc.body }) { parameters }: BodyOf<typeof CALLS.finishOidc>,
  ): Promise<ResponseOf<typeof CALLS.finishOidc>> {
    return this.finishOidc.execute(request, parameters);
  }

  @Endpoint(CALLS.unlinkIdentity)
  async unlink(
    @Account() account: AccountSession,
    @Param({ schema: CALLS.unlinkIdentity.params }) { identityId }: ParamsOf<typeof CALLS.unlinkIdentity>,
    @Body({ schema: CALLS.unlinkIdentity.body }) { password }: BodyOf<typeof CALLS.unlinkIdentity>,
  ): Promise<ResponseOf<typeof CALLS.unlinkIdentity>> {
    await this.unlinkIdentity.execute(account, identityId, password);
    return { success: true };
  }
}
