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
    const { rank, takeBack } = await this.limits.admit({
      email,
      address: addressKey(request.ip, request.socket.remoteAddress),
      player: request.playerUUID,
      isKnown: this.known.isKnown(request, email),
    });
    const { user, isRight } = await this.check(email, password, rank).catch(async (error: unknown) => {
      await takeBack();
      throw error;
    });
    if (!user) throw unknownEmail();
    if (!isRight) throw wrongPassword();
    await takeBack();
    return user;
  }

  private async check(email: string, password: string, rank: number) {
    const user = await this.users.findByEmail(email);
    return { user, isRight: await isPassword(password, user?.passwordHash ?? null, rank) };
  }
}
