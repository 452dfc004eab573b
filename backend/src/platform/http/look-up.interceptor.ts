import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { AppRequest } from '../requests/request.js';

/** Limits calls that look something up by a code. A feature provides it. */
export abstract class LookUpLimiter {
  /** Does the work of a request, unless the caller has guessed too often. */
  abstract runFor<Answer>(request: AppRequest, work: () => Promise<Answer>): Promise<Answer>;
}

/** Applies the limit to calls with `looksUp`. */
@Injectable()
export class LookUpInterceptor implements NestInterceptor {
  constructor(private readonly limiter: LookUpLimiter) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    return from(this.limiter.runFor(request, () => firstValueFrom(next.handle())));
  }
}
