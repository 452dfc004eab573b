import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { unknownEmail, wrongPassword } from './login-errors.js';
import { isPassword } from './passwords.js';
import type { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

/**
 * Passport's `local` strategy: finds the user by email address and password, or throws an error that says
 * which of the two is wrong.
 */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UsersStore) {
    super({ usernameField: 'email' });
  }

  async validate(email: string, password: string): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    const isRight = await isPassword(password, user?.passwordHash ?? null);
    if (!user) throw unknownEmail();
    if (!isRight) throw wrongPassword();
    return user;
  }
}
