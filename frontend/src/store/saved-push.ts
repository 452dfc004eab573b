import { type PushWishes, PUSH_KINDS } from '@tessera/contracts/push';
import { LIMITS } from '@tessera/contracts/wire';
import { currentIdentity } from './identity/identity';
import { KEYS } from './storage/keys';
import { localStore } from './storage/storage';

/** What this browser has last asked the server to tell it. */
export interface SavedPush extends PushWishes {
  readonly endpoint: string;
  /** The beginning of the UUID of the player that it is for. */
  readonly player: string;
  /** When the server was last asked, in milliseconds since 1970. */
  readonly sentAt: number;
}

/** Enough of the UUID to notice another player. */
const currentPlayer = (): string => currentIdentity().playerUUID.slice(0, 8);

function reminderIn(value: unknown): PushWishes['reminder'] {
  const { hour, timeZone } = Object(value) as Record<string, unknown>;
  return typeof hour === 'number' && typeof timeZone === 'string' ? { hour, timeZone } : null;
}

/** Null if push notices are off. */
export function readSavedPush(): SavedPush | null {
  const saved = Object(localStore.readJson(KEYS.push)) as Record<string, unknown>;
  const { endpoint, player, sentAt, kinds } = saved;
  if (typeof endpoint !== 'string' || typeof player !== 'string' || typeof sentAt !== 'number') return null;
  if (!Array.isArray(kinds)) return null;
  const known = PUSH_KINDS.filter((kind) => kinds.includes(kind));
  return { endpoint, player, sentAt, kinds: known, reminder: reminderIn(saved.reminder) };
}

export const savePush = (wishes: PushWishes, endpoint: string): void =>
  localStore.writeJson(KEYS.push, {
    ...wishes,
    endpoint,
    player: currentPlayer(),
    sentAt: Date.now(),
  } satisfies SavedPush);

export const forgetPush = (): void => localStore.remove(KEYS.push);

/** Does the server have to be asked again, because something has changed or it was long ago? */
export const isOutdated = ({ player, sentAt, reminder }: SavedPush, timeZone: string): boolean =>
  player !== currentPlayer() ||
  Date.now() - sentAt >= LIMITS.PUSH_RESEND_MS ||
  (reminder !== null && reminder.timeZone !== timeZone);
