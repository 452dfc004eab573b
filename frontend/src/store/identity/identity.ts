import { LIMITS } from '@tessera/contracts/constants';
import { DAY_MS } from '@tessera/rules';
import { KEYS } from '../storage/keys';
import { localStore, sessionStore, type SafeStorage } from '../storage/storage';
import { isUuidV4, newUuid } from './uuid';

/** The player in this browser. The UUID is a capability: whoever presents it is this player. */
export interface PlayerIdentity {
  playerUUID: string;
  /** ISO instant. */
  createdAt: string;
}

const MAX_AGE_MS = LIMITS.IDENTITY_MAX_AGE_DAYS * DAY_MS;

/** Enough of a UUID to recognize it, too little to use it. */
const uuidPrefix = (uuid: string): string => uuid.slice(0, 8);
const MAX_GIVEN_UP = 20;

function givenUp(): unknown[] {
  const stored = localStore.readJson(KEYS.givenUp);
  return Array.isArray(stored) ? stored : [];
}

function identityIn(storage: SafeStorage, now: number): PlayerIdentity | null {
  const { playerUUID, createdAt } = (storage.readJson(KEYS.identity) ?? {}) as Partial<PlayerIdentity>;
  if (!isUuidV4(playerUUID) || typeof createdAt !== 'string') return null;
  if (givenUp().includes(uuidPrefix(playerUUID))) return null;
  return now - Date.parse(createdAt) < MAX_AGE_MS ? { playerUUID, createdAt } : null;
}

function keep(identity: PlayerIdentity): PlayerIdentity {
  const text = JSON.stringify(identity);
  for (const storage of [sessionStore, localStore]) {
    if (storage.readText(KEYS.identity) !== text) storage.writeText(KEYS.identity, text);
  }
  if (sessionStore.readText(KEYS.playerUuid) !== identity.playerUUID) {
    sessionStore.writeText(KEYS.playerUuid, identity.playerUUID);
  }
  return identity;
}

/** This browser's identity, if it already has one. */
export const knownIdentity = (now = Date.now()): PlayerIdentity | null =>
  identityIn(sessionStore, now) ?? identityIn(localStore, now);

const newIdentity = (playerUUID: string, now: number): PlayerIdentity => ({
  playerUUID,
  createdAt: new Date(now).toISOString(),
});

/**
 * This browser's identity, kept in both storages and created on first use. If they differ, session storage
 * wins. An identity that is malformed, too old or given up (also by another tab) is ignored.
 */
export function currentIdentity(now = Date.now()): PlayerIdentity {
  return keep(knownIdentity(now) ?? newIdentity(newUuid(), now));
}

/** From now on, this browser plays as `playerUUID`, or as a new player. Its other tabs follow. */
export function replaceIdentity(playerUUID = newUuid(), now = Date.now()): void {
  const before = currentIdentity(now).playerUUID;
  if (before === playerUUID) return;
  const others = givenUp().filter((one) => one !== uuidPrefix(playerUUID));
  localStore.writeJson(KEYS.givenUp, [uuidPrefix(before), ...others].slice(0, MAX_GIVEN_UP));
  keep(newIdentity(playerUUID, now));
}
