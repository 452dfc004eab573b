import type { Group } from '@tessera/contracts/groups';
import { TEXTS } from '@tessera/contracts/texts';
import { groupLeaderboardPath } from '@tessera/contracts/wire';
import { Check } from '../../ui/icons/icons';
import { ChevronRight, Pencil, Share2 } from '../../ui/icons/page-icons';
import { Link } from '../../ui/link/link';
import { Button } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { ReportButton } from '../reports/reporting.public';
import type { GroupDialog } from './group-dialogs.public';
import { AdminMark } from './members-dialog';
import { GROUP_LABELS, membersText } from './group-labels';
import { InviteCode, useShareInvite } from './invite';
import { Name } from '../../ui/layout/name';
import { IconButton } from '../../ui/button/icon-button';
import { focusHeadingAfter } from '../../ui/util/focus-heading';

interface GroupCardProps {
  readonly group: Group;
  readonly onAsk: (dialog: GroupDialog) => void;
}

/** A group that the player is in, with its actions. */
export function GroupCard({ group, onAsk }: GroupCardProps) {
  const { share, copied } = useShareInvite(group);
  return (
    <article
      ref={focusHeadingAfter}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-card p-3.5 shadow-card"
    >
      <div className="flex min-h-11 items-center gap-2">
        <h3 className="min-w-0 flex-1 text-lg leading-snug wrap-anywhere">
          <Link
            to={groupLeaderboardPath(group.id)}
            className="inline-flex min-h-11 items-center gap-1 text-inherit no-underline hover:underline"
          >
            <Name>{group.name}</Name>
            <ChevronRight size={18} className="flex-none text-ink-2" />
          </Link>
        </h3>
        {group.isAdmin ? (
          <>
            <AdminMark />
            <IconButton
              label={`${GROUP_LABELS.renameGroup}: ${group.name}`}
              icon={Pencil}
              onClick={() => onAsk('rename')}
            />
          </>
        ) : (
          <ReportButton iconOnly kind="group-name" target={group.id} name={group.name} />
        )}
      </div>
      <div className="flex items-center justify-between gap-2 rounded-panel bg-socket py-0.5 pr-1 pl-3.5">
        <InviteCode inviteCode={group.inviteCode} />
        <IconButton
          label={`${TEXTS.share} ${group.name}`}
          icon={copied ? Check : Share2}
          onClick={() => void share()}
        />
      </div>
      <ButtonRow>
        <Button onClick={() => onAsk('members')}>{membersText(group.memberCount)}</Button>
        <Button onClick={() => onAsk('leave')}>{GROUP_LABELS.leave}</Button>
      </ButtonRow>
    </article>
  );
}
