import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { playerUuid } from '@tessera/contracts/calls';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import { callOf } from '../platform/http/endpoint.js';
import { checked } from '../platform/http/validation.js';
import type { AppRequest } from '../platform/requests/request.js';

const FIELD = 'playerUUID';

/** The places in which a request can name its player, each with the field name for errors. */
const claims = (request: AppRequest): [field: string, value: unknown][] => {
  const body: unknown = request.body;
  return [
    [PLAYER_HEADER, request.headers[PLAYER_HEADER]],
    [FIELD, request.params[FIELD]],
    [FIELD, request.query[FIELD]],
    [FIELD, typeof body === 'object' && body !== null && FIELD in body ? body[FIELD] : undefined],
  ];
};

/**
 * Reads which player a request names. `SessionGuard` then checks whether the caller may act as that player.
 */
@Injectable()
export class CallerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const call = callOf(context);
    if (!call || call.player === 'none') return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const presented = claims(request).filter(([, value]) => value !== undefined);
    for (const [field, value] of presented) {
      checked(playerUuid, value, field);
    }
    request.presentedUUIDs = [...new Set(presented.map(([, value]) => value as string))];
    request.playerUUID = request.presentedUUIDs[0];
    return true;
  }
}

/** The playerUUID of the request; undefined if the call doesn't need one and none is named. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>().playerUUID,
);
