import { TEXTS } from '@tessera/contracts/constants';
import { Button } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { GROUP_LABELS } from './group-labels';
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
