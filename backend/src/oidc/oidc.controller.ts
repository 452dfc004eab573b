import { Body, Controller, Param, Req } from '@nestjs/common';
import { type ResponseOf, type BodyOf, CALLS, type ParamsOf } from '@tessera/contracts';
import { Account } from '../auth/auth.module.js';
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
    return { success: true, url: await this.startOidc.execute(request) };
  }

  @Endpoint(CALLS.startOidcLink)
  async startLink(
    @Req() request: AppRequest,
    @Account() { id }: AccountSession,
    @Body({ schema: CALLS.startOidcLink.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.startOidcLink>> {
    return { success: true, url: await this.startOidc.execute(request, id) };
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
  ): Promise<ResponseOf<typeof CALLS.unlinkIdentity>> {
    await this.unlinkIdentity.execute(account, identityId);
    return { success: true };
  }
}
