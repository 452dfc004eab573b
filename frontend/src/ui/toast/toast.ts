import { LIMITS } from '@tessera/contracts/wire';
import type { ReactNode } from 'react';
import { signal } from '../util/signal';

export interface ToastContent {
  readonly title: string;
  readonly description?: ReactNode;
  readonly tone?: 'default' | 'destructive';
  /** Milliseconds; five seconds by default. */
  readonly duration?: number;
}

export interface Toast extends ToastContent {
  readonly id: number;
  /** A dismissed toast stays, closed, until its exit animation is over (TOAST_REMOVE_DELAY_MS). */
  readonly open: boolean;
}

/** Only for use by the toaster. */
export const toastStore = signal<Toast | null>(null);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice. There is only one at a time: a new one replaces the last. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  toastStore.set({ ...content, id: lastId, open: true });
}

/** Shows that something has failed, and why if there is more to say. */
export const showFailure = (title: string, description?: ReactNode): void =>
  toast({ title, description, tone: 'destructive' });

/** Closes a notice if it is still showing. */
export function dismissToast(id: number): void {
  const current = toastStore.get();
  if (current?.id !== id || !current.open) return;
  toastStore.set({ ...current, open: false });
  removal = setTimeout(() => toastStore.set(null), LIMITS.TOAST_REMOVE_DELAY_MS);
}
