import {
  type Report,
  ACTION_DONE_TEXTS,
  ACTION_TEXTS,
  MODERATION_TEXTS,
  undoText,
  type ReportAction,
  type ReportReason,
  ACTION_QUESTIONS,
  REASON_TEXTS,
  REPORT_REASONS,
} from '@tessera/contracts/moderation';
import { useState, useId } from 'react';
import { isApiError, reasonOf } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { showFailure, toast } from '../../../ui/toast/toast';
import { useActOnReportMutation } from '../admin.api';
import { TEXTS } from '@tessera/contracts/texts';
import { Dialog } from '../../../ui/dialog/dialog';
import { ButtonRow } from '../../../ui/layout/page';
import { Name } from '../../../ui/layout/name';

/** The actions that others see. */
type AskedAction = keyof typeof ACTION_QUESTIONS;

interface ActionDialogProps {
  readonly open: boolean;
  readonly action: AskedAction;
  readonly report: Report;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (reason: ReportReason) => void;
}

/** Asks for confirmation before an action that others see, and what the player is to be told. */
function ActionDialog({ open, action, report, busy, onClose, onConfirm }: ActionDialogProps) {
  const [reason, setReason] = useState(report.reasons[0]?.reason ?? 'other');
  const id = useId();
  const { title, detail } = ACTION_QUESTIONS[action];
  return (
    <Dialog open={open} onClose={onClose} title={title} description={detail}>
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

interface ReportActionsProps {
  readonly report: Report;
  readonly onOutdated: () => void;
}

/** Somebody else has been faster, or the name has changed. */
const OUTDATED = [404, 409];

/** What can be done now: a name that is gone can't be removed, and what was handled can't be dismissed. */
function actionsFor({ possible, actions, textNow }: Report): readonly ReportAction[] {
  const isDone = (action: ReportAction) => actions.some((done) => done.action === action);
  const isHandled = actions.some(({ action }) => action !== 'dismiss');
  return possible.filter(
    (action) =>
      isDone(action) ||
      !((action === 'remove-name' && textNow === null) || (action === 'dismiss' && isHandled)),
  );
}

/** A button for each action. Once done, the same button undoes it, so that it keeps the focus. */
export function ReportActions({ report, onOutdated }: ReportActionsProps) {
  const [act, { isLoading: busy, originalArgs }] = useActOnReportMutation();
  const [asked, setAsked] = useState<AskedAction | null>(null);
  // The dialog keeps its text while it closes.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);

  const change = async (action: ReportAction, undo: boolean, reason?: ReportReason) => {
    const seen = action === 'remove-name' && !undo ? (report.textNow ?? undefined) : undefined;
    const { error } = await act({ reportId: report.id, action, undo, reason, seen });
    setAsked(null);
    if (error !== undefined) {
      const title = undo ? MODERATION_TEXTS.undoFailed : MODERATION_TEXTS.actionFailed;
      showFailure(title, reasonOf(error));
      if (isApiError(error) && OUTDATED.includes(error.status)) onOutdated();
      return;
    }
    if (undo) return toast({ title: MODERATION_TEXTS.undone, description: ACTION_TEXTS[action] });
    toast({
      title: ACTION_DONE_TEXTS[action],
      description: (
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {action !== 'dismiss' && <span>{MODERATION_TEXTS.told}</span>}
          <Button onClick={() => void change(action, true)}>{MODERATION_TEXTS.undo}</Button>
        </span>
      ),
    });
  };

  const press = (action: ReportAction, isDone: boolean) => {
    if (isDone) return void change(action, true);
    if (action === 'dismiss') return void change(action, false);
    setAsked(action);
  };

  return (
    <div className="flex flex-wrap gap-2">
      {actionsFor(report).map((action) => {
        const isDone = report.actions.some((done) => done.action === action);
        const label = isDone ? undoText(action) : ACTION_TEXTS[action];
        return (
          <Button
            key={action}
            aria-label={`${label}: ${report.text ?? MODERATION_TEXTS.noName}`}
            busy={busy && asked === null && originalArgs?.action === action}
            unavailable={busy}
            onClick={() => press(action, isDone)}
          >
            {label}
          </Button>
        );
      })}
      {shown && (
        <ActionDialog
          key={shown}
          open={asked !== null}
          action={shown}
          report={report}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => void change(shown, false, reason)}
        />
      )}
    </div>
  );
}
