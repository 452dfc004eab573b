import { signal, useSignal } from '../../ui/util/signal';

export interface Confirmation {
  readonly title: string;
  readonly detail?: string;
}

const shown = signal<Confirmation | null>(null);
let going: ReturnType<typeof setTimeout> | undefined;

/** Briefly confirms what has just happened on the board. A new confirmation replaces the last one. */
export function showConfirmation(confirmation: Confirmation, ms: number): void {
  clearTimeout(going);
  shown.set(confirmation);
  going = setTimeout(() => shown.set(null), ms);
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
