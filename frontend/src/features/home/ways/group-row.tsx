import type { GroupToday } from '@tessera/contracts';
import { GROUP_TEXTS, groupLeaderboardPath } from '@tessera/contracts/constants';
import { Name } from '../../../ui/layout/name';
import { groupPicture } from './pictures';
import { Way } from './way';

const playedText = ({ playedCount, memberCount }: GroupToday): string =>
  playedCount === 0 ? 'Nobody has played yet' : `${playedCount} of ${memberCount} played`;

/** What comes after the leader's name, or stands for it. Their score follows at the end of the row. */
function leadText({ members, isOwn }: NonNullable<GroupToday['lead']>): string {
  if (isOwn) return members === 1 ? 'You lead' : 'You share the lead';
  return members === 1 ? ' leads' : `${members} share the lead`;
}

/** How a group is doing today: who has played, and who leads. */
export function GroupRow({ group }: { readonly group: GroupToday }) {
  const { lead } = group;
  const isNamed = lead !== null && !lead.isOwn && lead.members === 1;
  return (
    <Way
      picture={groupPicture(group.memberCount, group.playedCount)}
      to={groupLeaderboardPath(group.id)}
      name={<Name>{group.name}</Name>}
      score={lead?.score}
      detail={
        <>
          <span>{`${playedText(group)}${lead ? ' · ' : ''}`}</span>
          {isNamed && <Name>{lead.playerName ?? GROUP_TEXTS.unknownPlayer}</Name>}
          {lead && <span>{leadText(lead)}</span>}
        </>
      }
    />
  );
}
