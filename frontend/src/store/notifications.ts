import type { Envelope } from '@tessera/contracts';

/** What one part of the app hears of and others want to know. */
interface Notifier<Item> {
  readonly notify: (item: Item) => void;
  /** Gives back the end of the listening. */
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

/** The server has said that the session is over: in a message of its own, or by rejecting a call. */
export type SessionEnd =
  { readonly source: 'sse'; readonly reason?: string } | { readonly source: 'rejection' };

export const sessionEndNotifier = createNotifier<SessionEnd>();

/** A PV3_GAME_STATE_SYNC: another tab of the session has gone on with the daily. */
export const progressNotifier = createNotifier<Envelope>();
