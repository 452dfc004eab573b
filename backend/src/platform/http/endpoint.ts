import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Call } from '@tessera/contracts/wire';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { AppRequest } from '../requests/request.js';
import { checked } from './validation.js';

/** Limits calls that look something up by a code. A feature provides it. */
export abstract class LookUpLimiter {
  /** Does the work of a request, unless the caller has guessed too often. */
  abstract runFor<Answer>(request: AppRequest, work: () => Promise<Answer>): Promise<Answer>;
}

/** Applies the limit to calls with `looksUp`. */
@Injectable()
class LookUpInterceptor implements NestInterceptor {
  constructor(private readonly limiter: LookUpLimiter) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    return from(this.limiter.runFor(request, () => firstValueFrom(next.handle())));
  }
}

const CALL = Symbol('call');

/** Makes a handler implement a call: sets its route and status. */
export const Endpoint = (call: Call): MethodDecorator =>
  applyDecorators(
    SetMetadata(CALL, call),
    RequestMapping({ method: RequestMethod[call.method], path: call.path }),
    HttpCode(call.status),
    ...(call.looksUp ? [UseInterceptors(LookUpInterceptor)] : []),
  );

const reflector = new Reflector();

/** The call that a request makes; undefined for routes that aren't calls. */
export const callOf = (context: ExecutionContext): Call | undefined =>
  reflector.get<Call | undefined>(CALL, context.getHandler());

/** The input of a handler's call (`InputOf`). Rejects the first issue of the body, the query or the params. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext): object => {
  const call = callOf(context);
  const request = context.switchToHttp().getRequest<AppRequest>();
  const input = {};
  for (const part of ['body', 'query', 'params'] as const) {
    const schema = call?.[part];
    if (schema) Object.assign(input, checked(schema, request[part]));
  }
  return input;
});
