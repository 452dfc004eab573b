import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

let slot: HTMLElement | null = null;
const listeners = new Set<() => void>();

const setSlot = (element: HTMLElement | null) => {
  slot = element;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The place in the header for a page's note, e.g. the game's number. */
export const HeaderNoteSlot = () => <span ref={setSlot} className="text-[13px] text-ink-2 tabular-nums" />;

/** Rendered by a page, shown in the header beside the product's name. */
export function HeaderNote({ children }: { readonly children: ReactNode }) {
  const place = useSyncExternalStore(subscribe, () => slot);
  return place && createPortal(children, place);
}
