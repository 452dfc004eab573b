import { Controller, Req, UseGuards, Inject } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { AccountSession, AppRequest } from '../../platform/requests/request.js';
import { Caller } from '../../players/index.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { MergePlayer } from '../account-data/merge-player.js';
import {
  LocalGuard,
  type AuthenticatedRequest,
  PasswordLoginGuard,
  passwordProof,
} from './local.strategy.js';
import { Register } from './register.js';
import { Account } from '../sessions/session.guard.js';
import { SignIn } from './sign-in.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import { SignInMethods, signInOptions } from './sign-in-methods.js';
import { UsersRepository } from '../users.repository.js';

/** Registration, sign-in and sessions, and the ways to sign in. */
@Controller()
export class AccountsController {
  constructor(
    private readonly register: Register,
    private readonly signIn: SignIn,
    private readonly session: SessionsService,
    private readonly mergePlayer: MergePlayer,
    private readonly methods: SignInMethods,
    private readonly users: UsersRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(CALLS.register)
  @UseGuards(PasswordLoginGuard)
  async signUp(@Req() request: AppRequest, @Input() input: InputOf<typeof CALLS.register>) {
    const user = await this.register.execute({ ...input, playerUUID: request.playerUUID });
    return this.signIn.execute(request, passwordProof(user));
  }

  @Endpoint(CALLS.login)
  @UseGuards(PasswordLoginGuard, LocalGuard)
  logIn(@Req() request: AuthenticatedRequest, @Input() _input: unknown) {
    return this.signIn.execute(request, passwordProof(request.user));
  }

  @Endpoint(CALLS.logout)
  async logout(@Req() request: AppRequest, @Input() _input: unknown) {
    await this.session.end(request);
  }

  @Endpoint(CALLS.currentUser)
  user(@Req() request: AppRequest, @Account() account: AccountSession) {
    return this.session.user(request, account);
  }

  @Endpoint(CALLS.linkUuid)
  async link(@Account() account: AccountSession, @Caller() playerUUID: string, @Input() _input: unknown) {
    await this.mergePlayer.link(account, playerUUID);
    return { verified: true as const, playerUUID: account.playerUUID };
  }

  @Endpoint(CALLS.checkUuidAssociation)
  check(@Req() { player, account }: AppRequest, @Input() _input: unknown) {
    return { shouldLogout: this.mergePlayer.isElsewhere(player, account) };
  }

  @Endpoint(CALLS.signInOptions)
  options() {
    return signInOptions(this.config);
  }

  @Endpoint(CALLS.signInMethods)
  async list(@Account() { userId }: AccountSession) {
    const [user, listed] = await Promise.all([this.users.find(userId), this.methods.list(userId)]);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    const hasPassword = this.config.hasPasswordLogin && user.passwordHash !== null;
    return { hasPassword, ...listed };
  }
}
