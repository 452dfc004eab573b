import { useState } from 'react';
import { TEXTS } from '@tessera/contracts/texts';
import { GROUP_LABELS } from './group-labels';
import { Dialog } from '../../ui/dialog/dialog';
import { RequiredName } from './required-name';
import type { Entered, Entry } from './use-enter-group';
import { Button } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { InviteCode, useShareInvite, type Invited } from './invite';
import { Name } from '../../ui/layout/name';

/** Shows a group's invite code to share with others. */
export function Invitation({ group, onClose }: { readonly group: Invited; readonly onClose: () => void }) {
  const { share, copied } = useShareInvite(group);
  return (
    <div className="grid gap-3">
      <div className="grid justify-items-center gap-1 rounded-panel bg-socket p-3 text-center">
        <Name className="wrap-anywhere">{group.name}</Name>
        <InviteCode inviteCode={group.inviteCode} large />
      </div>
      <p className="text-sm text-ink-2">{GROUP_LABELS.whereItAppears}</p>
      <ButtonRow>
        <Button size="large" onClick={onClose}>
          {TEXTS.close}
        </Button>
        <Button variant="primary" onClick={() => void share()}>
          {copied ? TEXTS.copied : TEXTS.share}
        </Button>
      </ButtonRow>
    </div>
  );
}

interface EntryDialogProps {
  /** The action that waits until the player has a name, or null. */
  readonly waiting: Entry | null;
  readonly onNamed: (entry: Entry) => void;
  readonly onGiveUp: () => void;
  /** The group that the player has just created or joined, or null. */
  readonly entered: Entered | null;
  readonly onClose: () => void;
}

const SAID = {
  name: {
    create: { title: GROUP_LABELS.nameRequired, description: GROUP_LABELS.nameToCreate },
    join: { title: GROUP_LABELS.nameRequired, description: GROUP_LABELS.nameToJoin },
  },
  entered: {
    create: { title: GROUP_LABELS.created, description: GROUP_LABELS.createdDetail },
    join: { title: GROUP_LABELS.joined, description: GROUP_LABELS.joinedDetail },
  },
} as const;

/**
 * Asks for a player name if one is required, then shows the group's code. Both share one dialog, so that it
 * stays open in between.
 */
export function EntryDialog({ waiting, onNamed, onGiveUp, entered, onClose }: EntryDialogProps) {
  const now = { waiting, entered };
  // Keeps its content while it closes.
  const [shown, setShown] = useState(now);
  const open = waiting !== null || entered !== null;
  if (open && (shown.waiting !== waiting || shown.entered !== entered)) setShown(now);
  const close = entered === null ? onGiveUp : onClose;
  const said = shown.entered ? SAID.entered[shown.entered.kind] : SAID.name[shown.waiting?.kind ?? 'join'];
  return (
    <Dialog open={open} onClose={close} {...said}>
      {shown.entered ? (
        <Invitation group={shown.entered.group} onClose={onClose} />
      ) : (
        <RequiredName onNamed={() => waiting && onNamed(waiting)} onCancel={onGiveUp} />
      )}
    </Dialog>
  );
}
