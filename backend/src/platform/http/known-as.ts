import type { KnownAs } from './request.js';

/**
 * JSON for one device: with the UUID by which it knows its player instead of that of the player, which would let it act
 * as another device. Applied to everything that leaves for the device, so that no response can be forgotten.
 */
export const jsonFor = (knownAs: KnownAs | undefined, json: string): string =>
  knownAs === undefined ? json : json.replaceAll(knownAs.playerUUID, knownAs.named);
