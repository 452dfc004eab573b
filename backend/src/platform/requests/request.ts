import type { Role } from '@tessera/contracts/wire';
import type { Request } from 'express';
import type { LimitKeys } from './address-key.js';

/** The session of a request. */
export interface AccountSession {
  userId: string;
  /** The ID of the session's row, not the secret in the cookie. */
  id: string;
  /** The account's own player. */
  playerUUID: string;
  /** Whether it was made or confirmed with a passkey. */
  withPasskey: boolean;
}

/** The UUID of a player, and the one that a device presents instead. */
export interface DeviceAlias {
  playerUUID: string;
  alias: string;
}

/** What the guards add to a request for its handler. */
export interface AppRequest extends Request {
  /** Also in the response and the logs. */
  id: string;
  /** Its trace and span, for its line in the log; undefined without tracing. */
  traceIds?: object;
  /** When it arrived, as by `performance.now()`. */
  receivedAt: number;
  /** The player who makes the request. This ID is secret: never log it or send it to others. */
  playerUUID?: string;
  /**
   * Set if the request comes from one of a player's other devices, which knows the player by another UUID. Its
   * responses must have that one, and never the player's.
   */
  deviceAlias?: DeviceAlias;
  /** The ID by which others, and the logs, know that player. */
  publicId?: string;
  /** The keys under which the request is counted, unless limits are off. */
  limitKeys?: LimitKeys;
  /** The UUIDs that the request presents as its player's, each once. */
  presentedUUIDs?: readonly string[];
  /** The caller's role, for calls that take one. */
  role?: Role;
  /** The signed-in account, for calls that need it. */
  account?: AccountSession;
}

/**
 * JSON for one device: with the UUID by which it knows its player instead of that of the player, which would let it act
 * as another device. Applied to everything that leaves for the device, so that no response can be forgotten.
 */
export const jsonFor = (deviceAlias: DeviceAlias | undefined, json: string): string =>
  deviceAlias === undefined ? json : json.replaceAll(deviceAlias.playerUUID, deviceAlias.alias);

/** The same for a message that a library serializes. */
export const viewFor = <Message>(deviceAlias: DeviceAlias | undefined, message: Message): Message =>
  deviceAlias === undefined
    ? message
    : (JSON.parse(jsonFor(deviceAlias, JSON.stringify(message))) as Message);

/** For requests that match no route: pages, files and unknown paths. */
const NO_ROUTE = 'none';

/**
 * The route's pattern, never the path, because paths contain games and players. Catch-all routes don't count.
 */
export function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  const pattern = route?.path;
  return typeof pattern === 'string' && !pattern.includes('*') ? pattern : NO_ROUTE;
}
