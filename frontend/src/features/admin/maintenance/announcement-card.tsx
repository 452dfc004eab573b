import {
  type ServiceNotice,
  MAINTENANCE_ADMIN_TEXTS as TEXTS,
  untilText,
} from '@tessera/contracts/maintenance';
import { LIMITS } from '@tessera/contracts/wire';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button/button';
import { TextArea, TextField } from '../../../ui/form/text-fields';
import { Card } from '../../../ui/layout/card';
import { moment } from '../number-formats';
import { instantOf, useChange } from './use-change';

/** What is announced, and a form to announce something else. */
export function AnnouncementCard({ announcement }: Pick<ServiceNotice, 'announcement'>) {
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
