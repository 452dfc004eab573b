import type { Group } from '@tessera/contracts/groups';
import { invitePath } from '@tessera/contracts/wire';
import { GROUP_LABELS, inviteText } from './group-labels';
import { Check, Copy } from '../../ui/icons/icons';
import { toast } from '../../ui/toast/toast';
import { useShare } from '../../ui/share/use-share';
import { useCopy } from '../../ui/share/copy-button';
import { IconButton } from '../../ui/button/icon-button';

const COPY_FAILED = { title: GROUP_LABELS.copyFailed, detail: GROUP_LABELS.copyFailedDetail } as const;

export type Invited = Pick<Group, 'name' | 'inviteCode'>;

/** Shares a group's invitation through the device's share sheet; without one, copies it. */
export function useShareInvite({ name, inviteCode }: Invited) {
  const url = new URL(invitePath(inviteCode), window.location.origin).href;
  const text = inviteText(name, inviteCode, url);
  return useShare({
    data: { text },
    text,
    failure: COPY_FAILED,
    onCopied: () => toast({ title: GROUP_LABELS.copied }),
  });
}

/** A group's invite code with a button to copy it. */
export function InviteCode({
  inviteCode,
  large = false,
}: {
  readonly inviteCode: string;
  readonly large?: boolean;
}) {
  const { copy, copied } = useCopy(COPY_FAILED, () => toast({ title: GROUP_LABELS.codeCopied }));
  return (
    <span className="flex items-center gap-1">
      <span className="sr-only">{GROUP_LABELS.inviteCode}: </span>
      <b
        className={`display tracking-[0.12em] wrap-anywhere ${large ? 'text-3xl' : 'text-lg'}`}
        translate="no"
      >
        {inviteCode}
      </b>
      <IconButton
        label={GROUP_LABELS.copyCode}
        icon={copied ? Check : Copy}
        onClick={() => void copy(inviteCode)}
      />
    </span>
  );
}
