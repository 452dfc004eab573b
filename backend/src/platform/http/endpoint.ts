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
import type { AnswerOf, Call } from '@tessera/contracts/wire';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { z } from 'zod';
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

type Handler<C> = (...inputs: never[]) => MaybePromise<object extends AnswerOf<C> ? unknown : AnswerOf<C>>;
type MaybePromise<T> = T | Promise<T>;
type Keys<T> = T extends unknown ? keyof T : never;
/** The fields that a handler would answer although its call has none of their names. */
type Surplus<C, H extends Handler<C>> = Exclude<Keys<Awaited<ReturnType<H>>>, Keys<AnswerOf<C>>>;

/**
 * Makes a handler implement a call: sets its route and status, and adds `success` to what it answers, which must be
 * all that the call's response has, and no more.
 */
export const Endpoint =
  <C extends Call>(call: C) =>
  <H extends Handler<C>>(
    target: object,
    key: string | symbol,
    handler: TypedPropertyDescriptor<H> &
      ([Surplus<C, H>] extends [never] ? unknown : { surplus: Surplus<C, H> }),
  ): void => {
    if (addsSuccess(call)) answerSuccess(handler);
    applyDecorators(
      SetMetadata(CALL, call),
      RequestMapping({ method: RequestMethod[call.method], path: call.path }),
      HttpCode(call.status),
      ...(call.looksUp ? [UseInterceptors(LookUpInterceptor)] : []),
    )(target, key, handler);
  };

const addsSuccess = ({ response }: Call): boolean =>
  response instanceof z.ZodObject && 'success' in response.shape;

/** Replaces a handler instead of intercepting it, because without interceptors Nest calls it directly. */
function answerSuccess(handler: PropertyDescriptor): void {
  const { value: original } = handler as { value: (...inputs: unknown[]) => unknown };
  handler.value = async function (this: unknown, ...inputs: unknown[]) {
    return { success: true, ...((await original.apply(this, inputs)) as object) };
  };
  for (const name of Reflect.getMetadataKeys(original)) {
    Reflect.defineMetadata(name, Reflect.getMetadata(name, original), handler.value as object);
  }
}

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
