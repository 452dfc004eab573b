import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { AppRequest } from '../http/request.js';
import { LookUps } from './look-ups.js';

/** Limits guessing codes with calls that look something up. */
@Injectable()
export class LookUpInterceptor implements NestInterceptor {
  constructor(private readonly lookUps: LookUps) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { limitKeys = {}, playerUUID: player, params } = context.switchToHttp().getRequest<AppRequest>();
    const lookUp = { limitKeys, player, gameId: params['gameId'] };
    return from(this.lookUps.run(lookUp, () => firstValueFrom(next.handle())));
  }
}
