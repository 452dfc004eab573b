import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { CALLS } from '@tessera/contracts';
import passport from 'passport';
import type { AppRequest } from '../../platform/requests/request.js';
import { checked } from '../../platform/http/validation.js';
import { LocalStrategy } from './local.strategy.js';
import type { UserEntity } from '../user.entity.js';

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
