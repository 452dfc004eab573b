import { Controller, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { AccountSession, AppRequest } from '../../platform/requests/request.js';
import { AccountDataService } from './account-data.service.js';
import { KnownBrowser } from '../sessions/known-browser.js';
import { SessionCookie } from '../sessions/session-cookie.js';
import { Account } from '../sessions/session.guard.js';

/** Lets signed-in players export or delete their data. */
@Controller()
export class AccountDataController {
  constructor(
    private readonly accountData: AccountDataService,
    private readonly cookie: SessionCookie,
    private readonly known: KnownBrowser,
  ) {}

  @Endpoint(CALLS.exportData)
  export(@Account() account: AccountSession) {
    return this.accountData.export(account);
  }

  @Endpoint(CALLS.deleteAccount)
  async delete(
    @Req() request: AppRequest,
    @Account() account: AccountSession,
    @Input() { password }: InputOf<typeof CALLS.deleteAccount>,
  ) {
    this.known.forget(request, await this.accountData.delete(account, password));
    await this.cookie.end(request);
  }
}
