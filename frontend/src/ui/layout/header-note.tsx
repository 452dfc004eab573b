import { createPortal } from 'react-dom';
import { signal, useSignal } from '../util/signal';

const slot = signal<HTMLElement | null>(null);
const setSlot = slot.set;

/** The place in the header for a page's note, for example the game number. */
export const HeaderNoteSlot = () => (
  <span ref={setSlot} className="min-w-0 truncate text-sm text-ink-2 tabular-nums" />
);

/** Shows its children in the header, next to the product's name. */
export function HeaderNote({ children }: { readonly children: string }) {
  const place = useSignal(slot);
  return place && createPortal(<span translate="no">{children}</span>, place);
}
