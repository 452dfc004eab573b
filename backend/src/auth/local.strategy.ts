import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { Refusal } from '../platform/http/refusal.js';
import { isPassword } from './passwords.js';
import type { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

/** Passport's local strategy: an address and a password make a user, or a refusal that says which was wrong. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UsersStore) {
    super({ usernameField: 'email', session: false });
  }

  async validate(email: string, password: string): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    if (!user) throw new Refusal('UNKNOWN_EMAIL', { field: 'email', extra: { errorType: 'email' } });
    if (await isPassword(password, user.passwordHash)) return user;
    throw new Refusal('WRONG_PASSWORD', { field: 'password', extra: { errorType: 'password' } });
  }
}
