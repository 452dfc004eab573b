import { LIMITS } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { signal } from '../util/signal';

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

/** For the toaster only. */
export const toastStore = signal<Toast | null>(null);
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a notice. There is one at a time: a new one takes the place of the last. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  toastStore.set({ ...content, id: lastId, open: true });
}

/** Takes a notice away, if it is still the one that shows. */
export function dismissToast(id: number): void {
  const current = toastStore.get();
  if (current?.id !== id || !current.open) return;
  toastStore.set({ ...current, open: false });
  removal = setTimeout(() => toastStore.set(null), LIMITS.TOAST_REMOVE_DELAY_MS);
}
