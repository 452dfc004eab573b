import { Controller, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Account } from '../auth/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { AccountSession, AppRequest } from '../platform/requests/request.js';
import { PasskeysService } from './passkeys.service.js';

/** Passkeys: signing in with them, and those of an account. */
@Controller()
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Endpoint(CALLS.startPasskeySignIn)
  async startSignIn(@Input() _input: unknown) {
    return { options: await this.passkeys.startSignIn() };
  }

  @Endpoint(CALLS.passkeySignIn)
  signIn(@Req() request: AppRequest, @Input() { credential }: InputOf<typeof CALLS.passkeySignIn>) {
    return this.passkeys.signIn(request, credential);
  }

  @Endpoint(CALLS.startPasskey)
  async start(@Account() account: AccountSession, @Input() { password }: InputOf<typeof CALLS.startPasskey>) {
    return { options: await this.passkeys.startAdding(account, password) };
  }

  @Endpoint(CALLS.addPasskey)
  async add(@Account() account: AccountSession, @Input() input: InputOf<typeof CALLS.addPasskey>) {
    await this.passkeys.add(account, input);
  }

  @Endpoint(CALLS.renamePasskey)
  async rename(
    @Account() account: AccountSession,
    @Input() { passkeyId, name }: InputOf<typeof CALLS.renamePasskey>,
  ) {
    await this.passkeys.rename(account, passkeyId, name);
  }

  @Endpoint(CALLS.removePasskey)
  async remove(
    @Account() account: AccountSession,
    @Input() { passkeyId, password }: InputOf<typeof CALLS.removePasskey>,
  ) {
    await this.passkeys.remove(account, passkeyId, password);
  }

  @Endpoint(CALLS.startPasskeyCheck)
  async startCheck(@Account() account: AccountSession, @Input() _input: unknown) {
    return { options: await this.passkeys.startCheck(account) };
  }

  @Endpoint(CALLS.checkPasskey)
  async check(
    @Account() account: AccountSession,
    @Input() { credential }: InputOf<typeof CALLS.checkPasskey>,
  ) {
    await this.passkeys.check(account, credential);
  }
}
