import { LIMITS } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';

export interface ToastContent {
  readonly title: string;
  readonly description?: ReactNode;
  readonly tone?: 'default' | 'destructive';
  /** How long it stays; five seconds unless told. */
  readonly duration?: number;
}

export interface Toast extends ToastContent {
  readonly id: number;
  /** Dismissed ones stay as closed, for their way out, and go after TOAST_REMOVE_DELAY_MS. */
  readonly open: boolean;
}

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const set = (next: Toast | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Shows a notice. There is one at a time: a new one takes the place of the last. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  set({ ...content, id: lastId, open: true });
}

/** Takes a notice away, if it is still the one that shows. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(null), LIMITS.TOAST_REMOVE_DELAY_MS);
}

/** For the toaster only. */
export const toastStore = {
  get: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
