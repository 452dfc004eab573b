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
import { ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { errorBody, type Call } from '@tessera/contracts';
import { PLAYER_HEADER } from '@tessera/contracts/constants';
import { LookUpInterceptor } from './look-up.interceptor.js';

const CALL = Symbol('call');

/** Makes a handler implement a call: sets its route, status and documentation. */
export const Endpoint = (call: Call): MethodDecorator =>
  applyDecorators(
    SetMetadata(CALL, call),
    RequestMapping({ method: RequestMethod[call.method], path: call.path }),
    HttpCode(call.status),
    ...(call.looksUp ? [UseInterceptors(LookUpInterceptor)] : []),
    ApiOperation({ summary: call.summary }),
    ApiResponse({ status: call.status, ...(call.response ? { standardSchema: call.response } : {}) }),
    ...Object.entries(call.otherResponses ?? {}).map(([status, standardSchema]) =>
      ApiResponse({ status: Number(status), standardSchema }),
    ),
    ...(['4XX', '5XX'] as const).map((status) => ApiResponse({ status, standardSchema: errorBody })),
    ...(call.player === 'none'
      ? []
      : [ApiHeader({ name: PLAYER_HEADER, required: false, description: "The caller's own playerUUID" })]),
  );

/** The call that a request makes; undefined for routes that aren't calls. */
export const callOf = (reflector: Reflector, context: ExecutionContext): Call | undefined =>
  reflector.get<Call | undefined>(CALL, context.getHandler());
