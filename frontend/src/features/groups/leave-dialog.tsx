import { GROUP_TEXTS, type Group } from '@tessera/contracts/groups';
import { GROUP_LABELS } from './group-labels';
import { reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { toast } from '../../ui/toast/toast';
import { isGone, useLeaveGroupMutation } from './groups.api';

export interface GroupDialogProps {
  readonly group: Group;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before a player leaves a group. */
export function LeaveDialog({ group, open, onClose }: GroupDialogProps) {
  const [leave, { isLoading: busy }] = useLeaveGroupMutation();
  const confirm = async () => {
    const { error } = await leave(group.id);
    // If the player is no longer in the group, there is nothing left to do: it was a repeat, or an admin was
    // faster.
    if (error && !isGone(error)) {
      return toast({ title: GROUP_LABELS.leaveFailed, description: reasonOf(error), tone: 'destructive' });
    }
    toast({ title: GROUP_TEXTS.left });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={GROUP_LABELS.leaveGroup}
      description={GROUP_LABELS.leaveQuestion}
    >
      <div className="grid gap-2.5 md:grid-cols-2">
        <Button size="large" onClick={onClose}>
          {GROUP_LABELS.stay}
        </Button>
        <Button variant="alert" size="large" busy={busy} onClick={() => void confirm()}>
          {GROUP_LABELS.confirmLeave}
        </Button>
      </div>
    </Dialog>
  );
}
