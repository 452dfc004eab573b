import {
  MAINTENANCE_ADMIN_TEXTS as TEXTS,
  spanText,
  type ServiceNotice,
} from '@tessera/contracts/maintenance';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/form/text-fields';
import { Card } from '../../../ui/layout/card';
import { ConfirmDialog } from '../confirm-dialog';
import { moment } from '../number-formats';
import { instantOf, useChange } from './use-change';

/** Whether the game is paused, or will be, and a form to pause it. */
export function PauseCard({ pause }: Pick<ServiceNotice, 'pause'>) {
  const { change, busy } = useChange();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [asks, setAsks] = useState(false);
  const confirm = async () => {
    const [startsAt, endsAt] = [instantOf(from), instantOf(until)];
    if (endsAt === undefined) return;
    const wanted = { endsAt, ...(startsAt === undefined ? {} : { startsAt }) };
    const isSet = await change({ pause: wanted }, TEXTS.pauseSet);
    setAsks(false);
    if (!isSet) return;
    setFrom('');
    setUntil('');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsks(true);
  };
  return (
    <Card title={TEXTS.pause}>
      <p className="text-sm text-ink-2">{TEXTS.pauseNote}</p>
      {pause === null ? (
        <p>{TEXTS.noPause}</p>
      ) : (
        <div className="grid justify-items-start gap-2">
          <p className="font-semibold">{spanText(moment(pause.startsAt), moment(pause.endsAt))}</p>
          <Button busy={busy} onClick={() => void change({ pause: null }, TEXTS.resumed)}>
            {TEXTS.resume}
          </Button>
        </div>
      )}
      <form className="grid max-w-[480px] gap-3" onSubmit={submit}>
        <TextField
          label={TEXTS.from}
          hint={TEXTS.fromHint}
          type="datetime-local"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          label={TEXTS.until}
          type="datetime-local"
          value={until}
          required
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button type="submit" size="large" busy={busy}>
          {TEXTS.startPause}
        </Button>
      </form>
      <ConfirmDialog
        open={asks}
        title={TEXTS.pauseQuestion}
        detail={TEXTS.pauseWarning}
        action={TEXTS.startPause}
        busy={busy}
        onClose={() => setAsks(false)}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
