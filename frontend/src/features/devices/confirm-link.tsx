import { useEffect, useRef } from 'react';
import { confirmLinkText, DEVICE_LABELS } from './device-labels';
import { Button } from '../../ui/button/button';

interface ConfirmLinkProps {
  readonly playerName: string | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says whose code it is and what happens to this browser's games, and asks whether to go on. */
export function ConfirmLink({ playerName, busy, onConfirm, onCancel }: ConfirmLinkProps) {
  const question = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <section className="grid gap-3" aria-busy={busy}>
      <h2 ref={question} tabIndex={-1} className="text-xl wrap-anywhere">
        {confirmLinkText(playerName)}
      </h2>
      <p>{DEVICE_LABELS.linkMerges}</p>
      <p className="font-semibold">{DEVICE_LABELS.linkStranger}</p>
      <Button variant="primary" wide busy={busy} onClick={onConfirm}>
        {busy ? DEVICE_LABELS.linking : DEVICE_LABELS.confirm}
      </Button>
      <Button wide unavailable={busy} onClick={onCancel}>
        {DEVICE_LABELS.anotherCode}
      </Button>
    </section>
  );
}
