import { Injectable, type ExecutionContext, type CanActivate, Inject } from '@nestjs/common';
import { PassportStrategy, AuthGuard } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { CALLS } from '@tessera/contracts/calls';
import passport from 'passport';
import type { AppRequest } from '../../platform/requests/request.js';
import { addressKey } from '../../platform/requests/address-key.js';
import { KnownBrowser } from '../sessions/known-browser.js';
import { checked } from '../../platform/http/validation.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { SignInProof } from './sign-in.js';
import { isPassword } from '../passwords.js';
import { SignInLimits } from '../sign-in-limits.js';
import type { UserEntity } from '../user.entity.js';
import { UsersRepository } from '../users.repository.js';

/** In addition to the field, these errors have the `errorType` that the sign-in form needs. */
const unknownEmail = (): AppError =>
  new AppError('UNKNOWN_EMAIL', { field: 'email', extra: { errorType: 'email' } });

const wrongPassword = (): AppError =>
  new AppError('WRONG_PASSWORD', { field: 'password', extra: { errorType: 'password' } });

/** The account's password, which has just been verified. */
export const passwordProof = ({ id, passwordHash }: UserEntity): SignInProof => ({
  userId: id,
  withPasskey: false,
  check: (_, user) => {
    // The account may have been deleted or got another password since then.
    if (!user) throw unknownEmail();
    if (user.passwordHash !== passwordHash) throw wrongPassword();
    return user;
  },
});

/**
 * Passport's `local` strategy: finds the user by email address and password, or throws an error that says
 * which of the two is wrong.
 */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UsersRepository,
    private readonly limits: SignInLimits,
    private readonly known: KnownBrowser,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  async validate(request: AppRequest, email: string, password: string): Promise<UserEntity> {
    const attempt = {
      email,
      address: addressKey(request.ip, request.socket.remoteAddress),
      player: request.playerUUID,
      isKnown: this.known.isKnown(request, email),
    };
    return this.limits.run(attempt, (rank) => this.check(email, password, rank));
  }

  private async check(email: string, password: string, rank: number): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    const isRight = await isPassword(password, user?.passwordHash ?? null, rank);
    if (!user) throw unknownEmail();
    if (!isRight) throw wrongPassword();
    return user;
  }
}

export interface AuthenticatedRequest extends AppRequest {
  user: UserEntity;
}

/** Accepts a login if `LocalStrategy` accepts the email address and password. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  constructor(private readonly strategy: LocalStrategy) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<AppRequest>();
    // Guards run before the handler's pipes, so the body is validated here.
    request.body = checked(CALLS.login.body, request.body);
    // All applications in a process share Passport's registry, in which the one that started last wins.
    passport.use(this.strategy);
    return super.canActivate(context);
  }
}

/** For calls that need passwords, which this server may not accept. */
@Injectable()
export class PasswordLoginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(): boolean {
    if (!this.config.hasPasswordLogin) throw new AppError('PASSWORD_LOGIN_OFF');
    return true;
  }
}
