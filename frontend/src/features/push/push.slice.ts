import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { type PushWishes, PUSH_KINDS } from '@tessera/contracts/push';
import { rootReducer, type RootWith } from '../../store/create-store';
import type { Services } from '../../store/services';
import { LIMITS } from '@tessera/contracts/wire';
import { currentIdentity } from '../../store/identity/identity';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';

/** What this browser has last asked the server to tell it. */
interface SavedPush extends PushWishes {
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

interface PushSlice {
  /** What the player wants to be told on this device, as the settings show it. Null: nothing. */
  wishes: PushWishes | null;
  /** What the server was last asked for. */
  saved: PushWishes | null;
  pending: boolean;
  /** The last change failed: turning notices on, or changing which ones. */
  problem: 'turning-on' | 'saving' | null;
}

/** What is saved, with nothing under way. */
function savedState(): PushSlice {
  const saved = readSavedPush();
  const wishes = saved && { kinds: saved.kinds, reminder: saved.reminder };
  return { wishes, saved: wishes, pending: false, problem: null };
}

const slice = createSlice({
  name: 'push',
  initialState: savedState,
  reducers: {
    wishesChanged: (push, { payload }: PayloadAction<PushWishes | null>) => ({ ...push, wishes: payload }),
    sendingStarted: (push) => ({ ...push, pending: true, problem: null }),
    wishesSaved: (push, { payload }: PayloadAction<PushWishes | null>) => ({ ...push, saved: payload }),
    sendingEnded: (push) => ({ ...push, pending: false }),
    sendingFailed: ({ saved }): PushSlice => ({
      wishes: saved,
      saved,
      pending: false,
      problem: saved ? 'saving' : 'turning-on',
    }),
    /** The player has declined, or another tab has changed what is saved. */
    wishesRestored: savedState,
  },
});

export const pushActions = slice.actions;

type PushRoot = RootWith<'push', PushSlice>;

export type PushThunk<Result = void> = ThunkAction<Result, PushRoot, Services, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectPush = (root: PushRoot): PushSlice => injected.selectSlice(root);
