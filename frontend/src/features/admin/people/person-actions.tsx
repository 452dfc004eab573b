import {
  type PersonSheet,
  PEOPLE_ADMIN_TEXTS as TEXTS,
  PERSON_ACTION_DONE_TEXTS,
  PERSON_ACTION_QUESTIONS,
  PERSON_ACTION_TEXTS,
  PERSON_ACTIONS,
  type PersonAction,
} from '@tessera/contracts/admin';
import { useState } from 'react';
import { reasonOf } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { CopyButton } from '../../../ui/share/copy-button';
import { showFailure, toast } from '../../../ui/toast/toast';
import { saveFile } from '../../../ui/util/save-file';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { useActOnPersonMutation, useListPersonMutation } from '../admin.api';

interface PersonActionsProps {
  readonly person: PersonSheet;
  readonly onChanged: () => void;
  readonly onDeleted: () => void;
}

const fail = (error: unknown) => showFailure(TEXTS.actionFailed, reasonOf(error));

/** What the caller can do. Each is what the command of the same name does, and asks first. */
export function PersonActions({ person, onChanged, onDeleted }: PersonActionsProps) {
  const { personId, actions } = person;
  const [act, { isLoading: busy }] = useActOnPersonMutation();
  const [asked, setAsked] = useState<PersonAction>();
  const [link, setLink] = useState<string>();
  const possible = PERSON_ACTIONS.filter((action) => actions.includes(action));
  const confirm = async (action: PersonAction) => {
    const { data, error } = await act({ personId, action });
    setAsked(undefined);
    if (error !== undefined) return fail(error);
    toast({ title: PERSON_ACTION_DONE_TEXTS[action] });
    if (action === 'delete') return onDeleted();
    if (data.exported)
      saveFile(`${personId}.json`, JSON.stringify(data.exported, null, 2), 'application/json');
    setLink(data.link);
    onChanged();
  };
  return (
    <Card title={TEXTS.actions}>
      <div className="flex flex-wrap gap-2">
        <ListingButton person={person} onChanged={onChanged} />
        {possible.map((action) => (
          <Button
            key={action}
            variant={action === 'delete' ? 'alert' : 'quiet'}
            onClick={() => setAsked(action)}
          >
            {PERSON_ACTION_TEXTS[action]}
          </Button>
        ))}
      </div>
      {person.account?.role === 'admin' && <p className="text-sm text-ink-2">{TEXTS.noActions}</p>}
      {link !== undefined && (
        <div role="status" className="grid justify-items-start gap-2">
          <p className="font-semibold">{TEXTS.link}</p>
          <p className="rounded-panel bg-socket px-3.5 py-2 text-sm wrap-anywhere" translate="no">
            {link}
          </p>
          <p className="text-sm text-ink-2">{TEXTS.linkNote}</p>
          <CopyButton text={link} label={TEXTS.copyLink} />
        </div>
      )}
      {possible.map((action) => (
        <ConfirmDialog
          key={action}
          open={asked === action}
          {...PERSON_ACTION_QUESTIONS[action]}
          action={PERSON_ACTION_TEXTS[action]}
          busy={busy}
          onClose={() => setAsked(undefined)}
          onConfirm={() => void confirm(action)}
        />
      ))}
    </Card>
  );
}

/** Leaves the player out, or lists them again, with the same button, so that it keeps the focus. */
function ListingButton({
  person: { personId, actions, isLeftOut },
  onChanged,
}: Pick<PersonActionsProps, 'person' | 'onChanged'>) {
  const [list, { isLoading }] = useListPersonMutation();
  if (!actions.includes('leave-out') && !actions.includes('list-again')) return null;
  const press = async () => {
    const { error } = await list({ personId, isLeftOut: !isLeftOut });
    if (error !== undefined) return fail(error);
    toast({ title: isLeftOut ? TEXTS.listedDone : TEXTS.leftOutDone });
    onChanged();
  };
  return (
    <Button busy={isLoading} onClick={() => void press()}>
      {isLeftOut ? TEXTS.listAgain : TEXTS.leaveOut}
    </Button>
  );
}
