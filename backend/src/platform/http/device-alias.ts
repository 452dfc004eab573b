import type { DeviceAlias } from '../requests/request.js';

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
