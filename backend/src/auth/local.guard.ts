import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts';
import type { Response } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { AppRequest } from '../platform/http/request.js';
import { checked } from '../platform/http/validation.js';
import { unknownEmail, wrongPassword } from './login-refusals.js';
import { isPassword } from './passwords.js';
import type { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

export interface AuthenticatedRequest extends AppRequest {
  user: UserEntity;
}

/** Asks Passport who signs in: an address and a password make a user, or a refusal that says which was wrong. */
@Injectable()
export class LocalGuard implements CanActivate {
  // One of its own: Passport's default instance would be shared by all applications of a process.
  private readonly passport = new passport.Passport();

  constructor(private readonly users: UsersStore) {
    this.passport.use(
      new Strategy({ usernameField: 'email' }, (email, password, done) => {
        this.verify(email, password).then((user) => done(null, user), done);
      }),
    );
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    // Guards come before the handler's pipes, so the body is checked here.
    request.body = checked(CALLS.login.body, request.body);
    request.user = await this.authenticate(request, http.getResponse<Response>());
    return true;
  }

  private authenticate(request: AppRequest, response: Response): Promise<UserEntity> {
    return new Promise((resolve, reject) => {
      const settle = (error: unknown, user: UserEntity | false) => {
        if (user) resolve(user);
        else reject(error instanceof Error ? error : new Error('Passport found neither a user nor an error'));
      };
      const authenticate = this.passport.authenticate('local', { session: false }, settle) as (
        ...args: [AppRequest, Response, (error: unknown) => void]
      ) => void;
      authenticate(request, response, reject);
    });
  }

  private async verify(email: string, password: string): Promise<UserEntity> {
    const user = await this.users.findByEmail(email);
    if (!user) throw unknownEmail();
    if (await isPassword(password, user.passwordHash)) return user;
    throw wrongPassword();
  }
}
