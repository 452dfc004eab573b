import {
  MAINTENANCE_ADMIN_TEXTS as TEXTS,
  type ServiceNotice,
  untilText,
  spanText,
} from '@tessera/contracts/maintenance';
import { Card } from '../../ui/layout/card';
import { FailedRows } from '../../ui/loading/load-states';
import { useMaintenanceQuery, useChangeMaintenanceMutation } from './admin.api';
import { LIMITS } from '@tessera/contracts/wire';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../ui/button/button';
import { TextArea, TextField } from '../../ui/form/text-fields';
import { moment } from './metrics';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import type { BodyOf } from '../../store/api/api';
import { reasonOf } from '../../store/api/api-error';
import { showFailure, toast } from '../../ui/toast/toast';

/** What is announced to everyone, and the pause in which nothing new begins. */
export function MaintenancePanel() {
  const query = useMaintenanceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data, error } = query;
  if (data === undefined)
    return (
      <Card>
        {error === undefined ? (
          <p role="status" className="text-ink-2">
            {TEXTS.loading}
          </p>
        ) : (
          <FailedRows text={TEXTS.failed} query={query} />
        )}
      </Card>
    );
  return (
    <div className="grid gap-4 pb-6">
      <p className="max-w-[60ch] text-sm text-ink-2">{TEXTS.note}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <AnnouncementCard announcement={data.announcement} />
        <PauseCard pause={data.pause} />
      </div>
    </div>
  );
}

/** What is announced, and a form to announce something else. */
function AnnouncementCard({ announcement }: Pick<ServiceNotice, 'announcement'>) {
  const { change, busy } = useChange();
  const [text, setText] = useState('');
  const [until, setUntil] = useState('');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const endsAt = instantOf(until);
    if (busy || endsAt === undefined) return;
    if (!(await change({ announcement: { text, endsAt } }, TEXTS.announced))) return;
    setText('');
    setUntil('');
  };
  return (
    <Card title={TEXTS.announcement}>
      <p className="text-sm text-ink-2">{TEXTS.announcementNote}</p>
      {announcement === null ? (
        <p>{TEXTS.noAnnouncement}</p>
      ) : (
        <div className="grid justify-items-start gap-2">
          <p className="font-semibold wrap-anywhere">{announcement.text}</p>
          <p className="text-sm text-ink-2">{untilText(moment(announcement.endsAt))}</p>
          <Button busy={busy} onClick={() => void change({ announcement: null }, TEXTS.announcementEnded)}>
            {TEXTS.endAnnouncement}
          </Button>
        </div>
      )}
      <form className="grid max-w-[480px] gap-3" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={TEXTS.message}
          value={text}
          maxLength={LIMITS.ANNOUNCEMENT_MAX_LENGTH}
          rows={2}
          required
          onChange={({ target }) => setText(target.value)}
        />
        <TextField
          label={TEXTS.shownUntil}
          type="datetime-local"
          value={until}
          required
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button type="submit" size="large" busy={busy}>
          {TEXTS.announce}
        </Button>
      </form>
    </Card>
  );
}

/** Whether the game is paused, or will be, and a form to pause it. */
function PauseCard({ pause }: Pick<ServiceNotice, 'pause'>) {
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

/** Makes a change and says whether it was made. */
function useChange() {
  const [send, { isLoading: busy }] = useChangeMaintenanceMutation();
  const change = async (body: BodyOf<'changeMaintenance'>, done: string): Promise<boolean> => {
    const { error } = await send(body);
    if (error === undefined) toast({ title: done });
    else showFailure(TEXTS.changeFailed, reasonOf(error));
    return error === undefined;
  };
  return { change, busy };
}

/** An instant from a field of type `datetime-local`, which is empty or in this device's time zone. */
const instantOf = (typed: string): string | undefined =>
  typed === '' ? undefined : new Date(typed).toISOString();
