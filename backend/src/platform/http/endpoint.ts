import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { ExecutionContext } from '@nestjs/common';
import type { Call } from '@tessera/contracts';
import { LookUpInterceptor } from './look-up.interceptor.js';

const CALL = Symbol('call');

/** Makes a handler implement a call: sets its route and status. */
export const Endpoint = (call: Call): MethodDecorator =>
  applyDecorators(
    SetMetadata(CALL, call),
    RequestMapping({ method: RequestMethod[call.method], path: call.path }),
    HttpCode(call.status),
    ...(call.looksUp ? [UseInterceptors(LookUpInterceptor)] : []),
  );

/** The call that a request makes; undefined for routes that aren't calls. */
export const callOf = (reflector: Reflector, context: ExecutionContext): Call | undefined =>
  reflector.get<Call | undefined>(CALL, context.getHandler());
