import type { Group } from '@tessera/contracts/groups';
import { Dialog } from '../../ui/dialog/dialog';
import { GROUP_LABELS } from './group-labels';
import { Invitation } from './entry-dialog';
import { MembersDialog, LeaveDialog } from './members-dialog';
import { RenameDialog } from './rename-dialog';

export type GroupDialog = 'invite' | 'members' | 'rename' | 'leave';

interface GroupDialogsProps {
  readonly group: Group;
  readonly asked: GroupDialog | null;
  readonly onClose: () => void;
}

/** What a player can open about a group that they are in. */
export function GroupDialogs({ group, asked, onClose }: GroupDialogsProps) {
  const opening = (dialog: GroupDialog) => ({ group, open: asked === dialog, onClose });
  return (
    <>
      <Dialog
        open={asked === 'invite'}
        onClose={onClose}
        title={GROUP_LABELS.invite}
        description={GROUP_LABELS.createdDetail}
      >
        <Invitation group={group} onClose={onClose} />
      </Dialog>
      <MembersDialog {...opening('members')} />
      <RenameDialog {...opening('rename')} />
      <LeaveDialog {...opening('leave')} />
    </>
  );
}
