import { type CanActivate, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';

/** For calls that need passwords, which this server may not accept. */
@Injectable()
export class PasswordLoginGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(): boolean {
    if (!this.config.hasPasswordLogin) throw new AppError('PASSWORD_LOGIN_OFF');
    return true;
  }
}
