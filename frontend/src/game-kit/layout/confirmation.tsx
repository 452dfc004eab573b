import { signal, useSignal } from '../../ui/util/signal';

export interface Confirmation {
  readonly title: string;
  readonly detail?: string;
}

/** Letter and placement arrive together. Without this, the first confirmation would only flash up. */
const MIN_SHOWN_MS = 700;

const shown = signal<Confirmation | null>(null);
let shownAt = 0;
let next: ReturnType<typeof setTimeout> | undefined;

/**
 * Briefly confirms what has just happened on the board. A new confirmation replaces the last one, but not before that
 * could be read.
 */
export function showConfirmation(confirmation: Confirmation, ms: number): void {
  clearTimeout(next);
  const wait = shown.get() === null ? 0 : shownAt + MIN_SHOWN_MS - performance.now();
  if (wait > 0) {
    next = setTimeout(() => showConfirmation(confirmation, ms), wait);
    return;
  }
  shown.set(confirmation);
  shownAt = performance.now();
  next = setTimeout(() => shown.set(null), ms);
}

/**
 * The line between board and button for confirmations. Moves follow each other quickly, and a notice on top
 * of the game would hide what to do next. Screen readers are told separately, together with what to do next.
 */
export function ConfirmationLine() {
  const confirmed = useSignal(shown);
  return (
    <p className="game__line truncate">
      {confirmed && (
        <>
          <i aria-hidden="true" className="size-2 flex-none rounded-[2px] bg-teal" />
          <b className="font-semibold">{confirmed.title}</b>
          {confirmed.detail !== undefined && <span className="truncate text-ink-2">{confirmed.detail}</span>}
        </>
      )}
    </p>
  );
}
