import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import { AppError } from '../platform/requests/app-error.js';
import type { AppRequest } from '../platform/requests/request.js';
import type { LimitKeys } from '../platform/requests/address-key.js';

/** The order matters: most user-agent strings also contain the names of other browsers. */
const BROWSERS = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstIn = (names: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(text))?.[0];

/** What a player calls a device, such as "Chrome on Linux", from the header `User-Agent`. */
export function deviceName(userAgent = ''): string {
  const browser = firstIn(BROWSERS, userAgent) ?? 'Browser';
  const system = firstIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}

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
