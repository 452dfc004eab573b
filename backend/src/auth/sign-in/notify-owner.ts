import { Inject, Injectable } from '@nestjs/common';
import { PRODUCT } from '@tessera/contracts/product';
import { METHOD_MAILS, PAGES } from '@tessera/contracts/wire';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { RateLimits } from '../../platform/limits/rate-limits.js';
import { MailDispatch, Mailer } from '../../platform/mail/mailer.js';
import type { UserEntity } from '../user.entity.js';

const RESET = `If it wasn't, choose "Forgot Password?" on this page. The link in the email that you'll get shows every other way to
sign in to your account, and can remove them:`;

/** Where no email can reset anything. */
const ACCOUNT = "If it wasn't, sign in and remove it on your account page:";

const textOf = (method: string, advice: string, page: string): string => `Hello,

${method} was just added to your ${PRODUCT} account. From now on, it signs in to it.

If it was you, there's nothing to do.

${advice}

${page}
`;

/**
 * Tells an account's owner of each new way to sign in. The mail has nothing that whoever added it could choose, and
 * there are only a few a day, because the address may be a stranger's.
 */
@Injectable()
export class NotifyOwner {
  constructor(
    private readonly mailer: Mailer,
    private readonly dispatch: MailDispatch,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `method` begins the sentence, such as "A passkey". Only after the commit. */
  execute({ id, email: to }: Pick<UserEntity, 'id' | 'email'>, method: string): void {
    this.dispatch.start('a notice of a way to sign in', async () => {
      if (!(await this.mayMail(id))) return;
      const { hasPasswordLogin, publicOrigin = '' } = this.config;
      const text = hasPasswordLogin
        ? textOf(method, RESET, publicOrigin + PAGES.auth)
        : textOf(method, ACCOUNT, publicOrigin + PAGES.account);
      await this.mailer.send({ to, subject: `${PRODUCT}: a new way to sign in`, text });
    });
  }

  private async mayMail(userId: string): Promise<boolean> {
    if (this.limits.areOff) return true;
    return (await this.limits.allowance({ name: 'method-mail', ...METHOD_MAILS }).spend(userId)) === 0;
  }
}
