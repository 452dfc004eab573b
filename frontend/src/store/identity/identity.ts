import { SIGNED_IN_COOKIE } from '@tessera/contracts/product';
import { LIMITS } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { KEYS } from '../storage/keys';
import { localStore, sessionStore, type SafeStorage } from '../storage/storage';
import { useSyncExternalStore } from 'react';

/** There is no document during the build, so nobody is signed in. */
export const hasCookie = (): boolean =>
  typeof document !== 'undefined' &&
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));

/** The ISO instant since which this browser considers itself signed in, or null if it doesn't. */
export const signedInSince = (): string | null => localStore.readText(KEYS.signedInAt);

/** Is it worth asking the server who is signed in? For players who never signed in, it isn't. */
export const isProbablySignedIn = (): boolean => signedInSince() !== null || hasCookie();

export const markSignedIn = (): void => localStore.writeText(KEYS.signedInAt, new Date().toISOString());

export function markSignedOut(): void {
  localStore.remove(KEYS.signedInAt);
  if (hasCookie()) document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`;
}

function storedId(key: string): string {
  const known = sessionStore.readText(key);
  if (known) return known;
  const made = newUuid();
  sessionStore.writeText(key, made);
  return made;
}

/** This tab's client ID, valid for as long as the tab is open. */
export const tabId = (): string => storedId(KEYS.clientId);

/** The same for synchronizing the daily between the tabs of a session. */
export const dailyTabId = (): string => storedId(KEYS.dailyClientId);

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const isUuidV4 = (value: unknown): value is string => typeof value === 'string' && UUID_V4.test(value);

/** A random version 4 UUID in lower case. `crypto.randomUUID` is missing on pages served over plain HTTP. */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

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

function newPlayer(now: number): PlayerIdentity {
  const identity = newIdentity(newUuid(), now);
  // The start page needn't ask the server whether this player has finished a game.
  if (!isProbablySignedIn()) localStore.writeText(KEYS.newcomer, identity.playerUUID);
  return identity;
}

/**
 * This browser's identity, kept in both storages and created on first use. If they differ, session storage
 * wins. An identity that is malformed, too old or given up (also by another tab) is ignored.
 */
export function currentIdentity(now = Date.now()): PlayerIdentity {
  return keep(knownIdentity(now) ?? newPlayer(now));
}

/** From now on, this browser plays as `playerUUID`, or as a new player. Its other tabs follow. */
export function replaceIdentity(playerUUID?: string, now = Date.now()): void {
  const before = currentIdentity(now).playerUUID;
  if (before === playerUUID) return;
  const identity = playerUUID === undefined ? newPlayer(now) : newIdentity(playerUUID, now);
  const others = givenUp().filter((one) => one !== uuidPrefix(identity.playerUUID));
  localStore.writeJson(KEYS.givenUp, [uuidPrefix(before), ...others].slice(0, MAX_GIVEN_UP));
  keep(identity);
}

/** Creates the identity if there is none. Another tab may change it. */
function subscribe(onChange: () => void): () => void {
  currentIdentity();
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** The player's UUID. Null only for a moment on the very first visit, until this browser has created one. */
export const usePlayerUuid = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => knownIdentity()?.playerUUID ?? null,
    () => null,
  );
