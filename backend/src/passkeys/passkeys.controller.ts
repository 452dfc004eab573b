import { Body, Controller, Param, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf, ParamsOf } from '@tessera/contracts/wire';
import { Account } from '../auth/index.js';
import { Endpoint } from '../platform/http/endpoint.js';
import type { AccountSession, AppRequest } from '../platform/requests/request.js';
import { PasskeysService } from './passkeys.service.js';

/** Passkeys: signing in with them, and those of an account. */
@Controller()
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Endpoint(CALLS.startPasskeySignIn)
  async startSignIn(
    @Body({ schema: CALLS.startPasskeySignIn.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.startPasskeySignIn>> {
    return { success: true, options: await this.passkeys.startSignIn() };
  }

  @Endpoint(CALLS.passkeySignIn)
  signIn(
    @Req() request: AppRequest,
    @Body({ schema: CALLS.passkeySignIn.body }) { credential }: BodyOf<typeof CALLS.passkeySignIn>,
  ): Promise<ResponseOf<typeof CALLS.passkeySignIn>> {
    return this.passkeys.signIn(request, credential);
  }

  @Endpoint(CALLS.startPasskey)
  async start(
    @Account() account: AccountSession,
    @Body({ schema: CALLS.startPasskey.body }) { password }: BodyOf<typeof CALLS.startPasskey>,
  ): Promise<ResponseOf<typeof CALLS.startPasskey>> {
    return { success: true, options: await this.passkeys.startAdding(account, password) };
  }

  @Endpoint(CALLS.addPasskey)
  async add(
    @Account() account: AccountSession,
    @Body({ schema: CALLS.addPasskey.body }) body: BodyOf<typeof CALLS.addPasskey>,
  ): Promise<ResponseOf<typeof CALLS.addPasskey>> {
    await this.passkeys.add(account, body);
    return { success: true };
  }

  @Endpoint(CALLS.renamePasskey)
  async rename(
    @Account() account: AccountSession,
    @Param({ schema: CALLS.renamePasskey.params }) { passkeyId }: ParamsOf<typeof CALLS.renamePasskey>,
    @Body({ schema: CALLS.renamePasskey.body }) { name }: BodyOf<typeof CALLS.renamePasskey>,
  ): Promise<ResponseOf<typeof CALLS.renamePasskey>> {
    await this.passkeys.rename(account, passkeyId, name);
    return { success: true };
  }

  @Endpoint(CALLS.removePasskey)
  async remove(
    @Account() account: AccountSession,
    @Param({ schema: CALLS.removePasskey.params }) { passkeyId }: ParamsOf<typeof CALLS.removePasskey>,
    @Body({ schema: CALLS.removePasskey.body }) { password }: BodyOf<typeof CALLS.removePasskey>,
  ): Promise<ResponseOf<typeof CALLS.removePasskey>> {
    await this.passkeys.remove(account, passkeyId, password);
    return { success: true };
  }

  @Endpoint(CALLS.startPasskeyCheck)
  async startCheck(
    @Account() account: AccountSession,
    @Body({ schema: CALLS.startPasskeyCheck.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.startPasskeyCheck>> {
    return { success: true, options: await this.passkeys.startCheck(account) };
  }

  @Endpoint(CALLS.checkPasskey)
  async check(
    @Account() account: AccountSession,
    @Body({ schema: CALLS.checkPasskey.body }) { credential }: BodyOf<typeof CALLS.checkPasskey>,
  ): Promise<ResponseOf<typeof CALLS.checkPasskey>> {
    await this.passkeys.check(account, credential);
    return { success: true };
  }
}
