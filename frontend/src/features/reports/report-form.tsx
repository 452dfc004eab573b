import { REASON_TEXTS, REPORT_REASONS, type ReportReason } from '@tessera/contracts/moderation';
import { LIMITS } from '@tessera/contracts/wire';
import { useId, useRef, useState } from 'react';
import { REPORT_TEXTS } from './report-texts';
import { reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { FieldError, TextArea } from '../../ui/form/text-fields';
import { toast } from '../../ui/toast/toast';
import { type Reportable, useSendReportMutation } from './reports.api';
import { Name } from '../../ui/layout/name';
import { Form } from '../../ui/form/form';

export interface ReportFormProps extends Reportable {
  readonly onSent: () => void;
}

/** Nobody can have cheated in these. */
const UNPLAYED: readonly Reportable['kind'][] = ['group-name', 'challenge'];

const reasonsFor = (kind: Reportable['kind']): readonly ReportReason[] =>
  REPORT_REASONS.filter((reason) => !UNPLAYED.includes(kind) || reason !== 'cheating');

export function ReportForm({ kind, target, name, onSent }: ReportFormProps) {
  const [send, { isLoading: busy, error: failure }] = useSendReportMutation();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const choices = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  const submit = async () => {
    if (reason === null) {
      setMissing(true);
      choices.current?.querySelector('input')?.focus();
      return;
    }
    const { data } = await send({ kind, target, reason, note: note.trim() === '' ? undefined : note });
    if (!data) return;
    toast({ title: REPORT_TEXTS.sent });
    onSent();
  };

  return (
    <Form className="grid gap-3" busy={busy} onSubmit={submit}>
      <p className="truncate rounded-panel bg-socket px-3.5 py-2 font-semibold">
        <Name>{name}</Name>
      </p>
      <fieldset ref={choices} aria-describedby={isMissing ? `${id}-missing` : undefined}>
        <legend className="field__label pb-1">{REPORT_TEXTS.reason}</legend>
        {reasonsFor(kind).map((one) => (
          <label key={one} className="flex min-h-9 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={`${id}-reason`}
              className="size-[18px] flex-none accent-teal"
              checked={one === reason}
              disabled={busy}
              onChange={() => {
                setReason(one);
                setMissing(false);
              }}
            />
            <span>{REASON_TEXTS[one]}</span>
          </label>
        ))}
        <FieldError id={`${id}-missing`} text={isMissing ? REPORT_TEXTS.reasonRequired : null} />
      </fieldset>
      <div className="[&_textarea]:min-h-[52px]">
        <TextArea
          label={REPORT_TEXTS.note}
          name="note"
          rows={1}
          maxLength={LIMITS.REPORT_NOTE_MAX_LENGTH}
          value={note}
          readOnly={busy}
          onChange={({ target: { value } }) => setNote(value)}
        />
      </div>
      <FieldError
        id={`${id}-failed`}
        text={failure === undefined || busy ? null : `${REPORT_TEXTS.failed}. ${reasonOf(failure)}`}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? REPORT_TEXTS.sending : REPORT_TEXTS.send}
      </Button>
    </Form>
  );
}
