import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { CALLS } from '@tessera/contracts';
import type { AppRequest } from '../platform/http/request.js';
import { checked } from '../platform/http/validation.js';
import type { UserEntity } from './user.entity.js';

export interface AuthenticatedRequest extends AppRequest {
  user: UserEntity;
}

/** Asks Passport who signs in. It comes before the handler's pipes, so the body is checked here. */
@Injectable()
export class LocalGuard extends AuthGuard('local') {
  override canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    request.body = checked(CALLS.login.body, request.body);
    return super.canActivate(context) as Promise<boolean>;
  }
}
