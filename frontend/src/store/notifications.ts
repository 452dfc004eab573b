import type { Envelope } from '@tessera/contracts/live';

/** Lets one part of the app notify others. */
interface Notifier<Item> {
  readonly notify: (item: Item) => void;
  /** Returns a function that stops listening. */
  readonly listen: (listener: (item: Item) => void) => () => void;
}

export function createNotifier<Item>(): Notifier<Item> {
  const listeners = new Set<(item: Item) => void>();
  return {
    notify: (item) => {
      for (const listener of listeners) listener(item);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The server has ended the session: in a message of its own, or by rejecting a call. Or it has rejected a call because
 * this device was forgotten.
 */
export type SessionEnd =
  | { readonly source: 'sse'; readonly reason?: string }
  | { readonly source: 'rejection'; readonly code: 'SESSION_INVALID' | 'DEVICE_FORGOTTEN' };

/** A service: passes on messages to the signed-in player, on any page. */
export const createSessionNotifiers = () => ({
  end: createNotifier<SessionEnd>(),
  /** Messages of type PV3_GAME_STATE_SYNC: another tab of the session has continued the daily. */
  progress: createNotifier<Envelope>(),
});

export type SessionNotifiers = ReturnType<typeof createSessionNotifiers>;
