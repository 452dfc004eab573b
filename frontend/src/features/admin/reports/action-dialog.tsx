import {
  type Report,
  ACTION_QUESTIONS,
  ACTION_TEXTS,
  MODERATION_TEXTS,
  REASON_TEXTS,
  REPORT_REASONS,
  type ReportReason,
} from '@tessera/contracts/moderation';
import { TEXTS } from '@tessera/contracts/texts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { ButtonRow } from '../../../ui/layout/page';
import { Name } from '../../../ui/layout/name';

/** The actions that others see. */
export type AskedAction = keyof typeof ACTION_QUESTIONS;

interface ActionDialogProps {
  readonly open: boolean;
  readonly action: AskedAction;
  readonly report: Report;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: ReportReason) => void;
}

/** Asks for confirmation before an action that others see, and what the player is to be told. */
export function ActionDialog({ open, action, report, busy, onClose, onConfirm }: ActionDialogProps) {
  const [reason, setReason] = useState(report.reasons[0]?.reason ?? 'other');
  const id = useId();
  const { title, detail } = ACTION_QUESTIONS[action];
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={detail}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="rounded-panel bg-socket px-3.5 py-2 font-semibold wrap-anywhere">
          <Name>{report.textNow ?? report.text ?? MODERATION_TEXTS.noName}</Name>
        </p>
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {MODERATION_TEXTS.reason}
          </label>
          <select
            id={id}
            className="field__input"
            value={reason}
            onChange={({ target }) => setReason(target.value as ReportReason)}
          >
            {REPORT_REASONS.map((one) => (
              <option key={one} value={one}>
                {REASON_TEXTS[one]}
              </option>
            ))}
          </select>
        </div>
        <ButtonRow>
          <Button size="large" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button variant="alert" size="large" busy={busy} onClick={() => onConfirm(reason)}>
            {ACTION_TEXTS[action]}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}
