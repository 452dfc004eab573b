import { useState, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const SLOT_ID = 'header-note';

/** The place in the header for a page's note, e.g. the game's number. */
export const HeaderNoteSlot = () => <span id={SLOT_ID} className="text-[13px] text-ink-2 tabular-nums" />;

/** Rendered by a page, shown in the header beside the product's name. */
export function HeaderNote({ children }: { readonly children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(document.getElementById(SLOT_ID)), []);
  return slot && createPortal(children, slot);
}
