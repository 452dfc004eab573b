import { GROUP_TEXTS, type Group } from '@tessera/contracts/groups';
import { LIMITS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { GROUP_LABELS } from './group-labels';
import { EmptyState, FailedRows } from '../../ui/loading/load-states';
import { Skeleton } from '../../ui/loading/skeleton';
import { GroupCard } from './group-card';
import { GroupDialogs, type GroupDialog } from './group-dialogs.public';
import { useGroupsQuery } from './groups.api';

export function MyGroups() {
  const {
    data: groups,
    error,
    isFetching,
    refetch,
  } = useGroupsQuery(undefined, {
    refetchOnMountOrArgChange: LIMITS.GROUPS_FRESH_SECONDS,
  });
  const [asked, setAsked] = useState<{ dialog: GroupDialog; group: Group } | null>(null);
  // A dialog keeps its content while it closes.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const group = groups?.find(({ id }) => id === shown?.group.id) ?? shown?.group;

  return (
    <section aria-labelledby="my-groups" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id="my-groups" className="text-xl">
        {GROUP_LABELS.myGroups}
      </h2>
      {groups === undefined && error === undefined && <Waiting />}
      {groups === undefined && error !== undefined && (
        <FailedRows text={GROUP_TEXTS.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {groups?.length === 0 && (
        <div className="rounded-card border border-line bg-card p-6">
          <EmptyState title={GROUP_LABELS.nobodyYet} detail={GROUP_LABELS.noneDetail} />
        </div>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {groups?.map((one) => (
          <li key={one.id}>
            <GroupCard group={one} onAsk={(dialog) => setAsked({ dialog, group: one })} />
          </li>
        ))}
      </ul>
      {group && <GroupDialogs group={group} asked={asked?.dialog ?? null} onClose={() => setAsked(null)} />}
    </section>
  );
}

const Waiting = () => (
  <div role="status" className="grid gap-3 sm:grid-cols-2">
    <span className="sr-only">{GROUP_LABELS.loadingGroups}</span>
    {Array.from({ length: LIMITS.GROUP_SKELETONS }, (_, at) => (
      <Skeleton key={at} className="h-[150px] rounded-card" />
    ))}
  </div>
);
