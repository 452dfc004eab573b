import { useState } from 'react';
import { TEXTS } from '@tessera/contracts/constants';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ButtonRow } from '../../ui/page';
import { GROUP_LABELS } from './group-labels';
import { InviteCode, useShareInvite, type Invited } from './invite';
import type { Entered } from './use-enter-group';

interface EnteredDialogProps {
  /** Null while there is nothing to tell. */
  readonly entered: Entered | null;
  readonly onClose: () => void;
}

const SAID = {
  create: { title: GROUP_LABELS.created, description: GROUP_LABELS.createdDetail },
  join: { title: GROUP_LABELS.joined, description: GROUP_LABELS.joinedDetail },
} as const;

/** The player is in a group: its code, for others. */
export function EnteredDialog({ entered, onClose }: EnteredDialogProps) {
  // While it closes it still says what it said.
  const [shown, setShown] = useState(entered);
  if (entered !== null && entered !== shown) setShown(entered);
  return (
    shown && (
      <Dialog open={entered !== null} onOpenChange={(open) => !open && onClose()} {...SAID[shown.kind]}>
        <Invitation group={shown.group} onClose={onClose} />
      </Dialog>
    )
  );
}

function Invitation({ group, onClose }: { readonly group: Invited; readonly onClose: () => void }) {
  const { share, copied } = useShareInvite(group);
  return (
    <div className="grid gap-3">
      <div className="grid justify-items-center gap-1 rounded-panel bg-socket p-3 text-center">
        <bdi className="wrap-anywhere">{group.name}</bdi>
        <InviteCode inviteCode={group.inviteCode} large />
      </div>
      <p className="text-[13px] text-ink-2">{GROUP_LABELS.whereItAppears}</p>
      <ButtonRow>
        <Button size="large" onClick={onClose}>
          Close
        </Button>
        <Button variant="primary" onClick={() => void share()}>
          {copied ? TEXTS.copied : GROUP_LABELS.share}
        </Button>
      </ButtonRow>
    </div>
  );
}
