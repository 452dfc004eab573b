import { Controller, Inject } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf } from '@tessera/contracts/wire';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { AccountSession } from '../../platform/requests/request.js';
import { Account } from '../sessions/session.guard.js';
import { SignInMethods, signInOptions } from './sign-in-methods.js';
import { UsersStore } from '../users.store.js';

/** The ways to sign in, to this server and to an account. */
@Controller()
export class SignInMethodsController {
  constructor(
    private readonly methods: SignInMethods,
    private readonly users: UsersStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(CALLS.signInOptions)
  options(): ResponseOf<typeof CALLS.signInOptions> {
    return signInOptions(this.config);
  }

  @Endpoint(CALLS.signInMethods)
  async list(@Account() { userId }: AccountSession): Promise<ResponseOf<typeof CALLS.signInMethods>> {
    const [user, listed] = await Promise.all([this.users.find(userId), this.methods.list(userId)]);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    const hasPassword = this.config.hasPasswordLogin && user.passwordHash !== null;
    return { success: true, hasPassword, ...listed };
  }
}
