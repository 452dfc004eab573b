import { Controller, Inject, Req, UseGuards } from '@nestjs/common';
import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import { baseUrlForEmails } from '../../platform/http/origin.js';
import type { AppRequest } from '../../platform/requests/request.js';
import { KnownBrowser } from '../sessions/known-browser.js';
import { PasswordLoginGuard } from '../sign-in/local.strategy.js';
import { ResetService } from './reset.service.js';

/** Password resets. */
@Controller()
@UseGuards(PasswordLoginGuard)
export class ResetController {
  constructor(
    private readonly resets: ResetService,
    private readonly known: KnownBrowser,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(CALLS.requestPasswordReset)
  request(@Req() request: AppRequest, @Input() { email }: InputOf<typeof CALLS.requestPasswordReset>) {
    this.resets.request(email, baseUrlForEmails(request, this.config.publicOrigin));
    return { message: ACCOUNT_TEXTS.emailSentDetail };
  }

  @Endpoint(CALLS.validateResetToken)
  async validate(@Input() { token }: InputOf<typeof CALLS.validateResetToken>) {
    const methods = await this.resets.otherMethods(token);
    return methods ? { valid: true, methods } : { valid: false };
  }

  @Endpoint(CALLS.resetPassword)
  async reset(@Req() request: AppRequest, @Input() input: InputOf<typeof CALLS.resetPassword>) {
    // Using the emailed link proves ownership as well as signing in does, so the browser becomes known.
    this.known.remember(request, await this.resets.reset(input));
    return { message: ACCOUNT_TEXTS.resetDone };
  }
}
