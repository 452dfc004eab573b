import { GROUP_TEXTS, type Group, type GroupMember } from '@tessera/contracts/groups';
import { GROUP_LABELS, membersTitle } from './group-labels';
import { UserMinus, Crown } from '../../ui/icons/page-icons';
import { reasonOf } from '../../store/api/api-error';
import { OPEN_PAGE } from '../../store/api/api';
import { Button } from '../../ui/button/button';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';
import { FailedRows } from '../../ui/loading/load-states';
import { showFailure, toast } from '../../ui/toast/toast';
import {
  isGone,
  useGroupMembersQuery,
  usePromoteMemberMutation,
  useRemoveMemberMutation,
  useLeaveGroupMutation,
} from './groups.api';
import { Name } from '../../ui/layout/name';
import { IconButton } from '../../ui/button/icon-button';
import { useSecondTap } from '../../ui/util/use-second-tap';

/** Marks an admin. */
export const AdminMark = () => (
  <Crown role="img" aria-label={GROUP_LABELS.admin} size={18} className="flex-none text-ochre" />
);

/** The members of a group. Admins can promote and remove them. */
export const MembersDialog = ({ group, open, onClose }: GroupDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={membersTitle(group.name)}
    description={GROUP_LABELS.membersDetail}
  >
    <Members group={group} />
  </Dialog>
);

function Members({ group }: { readonly group: Group }) {
  const isSecondTap = useSecondTap();
  const query = useGroupMembersQuery(group.id, {
    ...OPEN_PAGE,
    refetchOnMountOrArgChange: true,
  });
  const { data, error } = query;
  // A player who has been removed must no longer see the members.
  if (isGone(error)) {
    return (
      <p role="alert" className="py-6 text-center text-terra">
        {reasonOf(error)}
      </p>
    );
  }
  if (!data && error) {
    return <FailedRows text={GROUP_LABELS.membersFailed} query={query} />;
  }
  if (!data || data.length === 0) {
    return (
      <p role="status" className="py-6 text-center text-ink-2">
        {data ? GROUP_LABELS.noMembers : GROUP_LABELS.loadingMembers}
      </p>
    );
  }
  return (
    // Focusable, so that it can be scrolled by keyboard even if its rows have no buttons.
    <ul tabIndex={0} aria-label={membersTitle(group.name)} className="max-h-96 overflow-y-auto">
      {data.map((member) => (
        <li
          key={member.playerUUID}
          className="flex min-h-[52px] items-center gap-2 border-t border-line first:border-t-0"
        >
          <Name className="min-w-0 flex-1 truncate">{member.playerName ?? GROUP_TEXTS.unknownPlayer}</Name>
          {member.isAdmin ? (
            <AdminMark />
          ) : (
            group.isAdmin && <MemberActions group={group} member={member} isSecondTap={isSecondTap} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface MemberActionsProps {
  readonly group: Group;
  readonly member: GroupMember;
  readonly isSecondTap: () => boolean;
}

function MemberActions({ group, member, isSecondTap }: MemberActionsProps) {
  const [promote, promoting] = usePromoteMemberMutation();
  const [remove, removing] = useRemoveMemberMutation();
  const busy = promoting.isLoading || removing.isLoading;
  const change = { groupId: group.id, memberId: member.playerUUID };
  const name = member.playerName ?? GROUP_TEXTS.unknownPlayer;

  const tell = ({ error }: { error?: unknown }, done: string, failed: string) => {
    if (error === undefined) toast({ title: done });
    else showFailure(failed, reasonOf(error));
  };
  const onPromote = async () => tell(await promote(change), GROUP_TEXTS.promoted, GROUP_LABELS.promoteFailed);
  const onRemove = async () =>
    tell(await remove(change), GROUP_TEXTS.memberRemoved, GROUP_LABELS.removeFailed);

  return (
    <>
      <Button
        aria-label={`${GROUP_LABELS.makeAdmin}: ${name}`}
        busy={promoting.isLoading}
        unavailable={busy}
        onClick={() => void onPromote()}
      >
        {GROUP_LABELS.makeAdmin}
      </Button>
      <IconButton
        label={`Remove ${name}`}
        icon={UserMinus}
        className="text-terra"
        unavailable={busy}
        onClick={() => !isSecondTap() && void onRemove()}
      />
    </>
  );
}

export interface GroupDialogProps extends DialogState {
  readonly group: Group;
}

/** Asks for confirmation before a player leaves a group. */
export function LeaveDialog({ group, open, onClose }: GroupDialogProps) {
  const [leave, { isLoading: busy }] = useLeaveGroupMutation();
  const confirm = async () => {
    const { error } = await leave(group.id);
    // If the player is no longer in the group, there is nothing left to do: it was a repeat, or an admin was
    // faster.
    if (error && !isGone(error)) return showFailure(GROUP_LABELS.leaveFailed, reasonOf(error));
    toast({ title: GROUP_TEXTS.left });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={GROUP_LABELS.leaveGroup}
      detail={GROUP_LABELS.leaveQuestion}
      cancel={GROUP_LABELS.stay}
      action={GROUP_LABELS.confirmLeave}
      busy={busy}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
