import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import type { AppRequest } from '../../platform/requests/request.js';
import { addressKey } from '../../platform/requests/address-key.js';
import { KnownBrowser } from '../sessions/known-browser.js';
import { unknownEmail, wrongPassword } from './login-errors.js';
import { isPassword } from '../passwords/passwords.js';
import { SignInLimits } from './sign-in-limits.js';
import type { UserEntity } from '../user.entity.js';
import { UsersStore } from '../users.store.js';

/**
 * Passport's `local` strategy: finds the user by email address and password, or throws an error that says
 * which of the two is wrong.
 */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly users: UsersStore,
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
