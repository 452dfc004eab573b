import { knownIdentity } from '../../store/identity/identity';
import { NoticeCard } from './notice-card';
import { useProfileQuery } from './names.api';

/** What moderators have done about the player's name or results, until the player acknowledges it. */
export function PlayerNotices() {
  // A newcomer has nothing that could be moderated.
  const { data } = useProfileQuery(undefined, { skip: knownIdentity() === null, refetchOnFocus: true });
  // A server of the previous release sends none.
  const notice = (data as Partial<typeof data>)?.notices?.[0];
  return notice ? <NoticeCard key={notice.id} notice={notice} /> : null;
}
