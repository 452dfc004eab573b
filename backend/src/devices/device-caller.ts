import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { PLAYER_HEADER } from '@tessera/contracts/constants';
import { AppError } from '../platform/requests/app-error.js';
import type { AppRequest } from '../platform/requests/request.js';
import type { LimitKeys } from '../platform/requests/limit-keys.js';
import { deviceName } from './device-name.js';

/** A player, and the device on which they make the request. */
export interface DeviceCaller {
  playerUUID: string;
  /** The UUID that the device presents. */
  capability: string;
  deviceName: string;
  hasAccount: boolean;
  limitKeys: LimitKeys | undefined;
}

export const CallingDevice = createParamDecorator((_: unknown, context: ExecutionContext): DeviceCaller => {
  const request = context.switchToHttp().getRequest<AppRequest>();
  const { playerUUID, presentedUUIDs, player, account, limitKeys, headers } = request;
  // Without a UUID, the request is that of an account's player in its session.
  const capability = presentedUUIDs?.[0] ?? playerUUID;
  if (playerUUID === undefined || capability === undefined) {
    throw new AppError('PLAYER_REQUIRED', { field: PLAYER_HEADER });
  }
  return {
    playerUUID,
    capability,
    limitKeys,
    deviceName: deviceName(headers['user-agent']),
    hasAccount: account !== undefined || (player?.userId ?? null) !== null,
  };
});
