import { TEXTS } from '@tessera/contracts/texts';
import { useState, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPEN_PAGE } from '../../store/api/api';
import { Page } from '../../ui/layout/page';
import { CreateGroup } from './create-group';
import { EntryDialog } from './entry-dialog';
import { PlayerNotices } from '../players/notices.public';
import { Reporting } from '../reports/reporting.public';
import { GROUP_LABELS } from './group-labels';
import { useGroupsQuery } from './groups.api';
import { JoinGroup } from './join-group';
import { useEnterGroup, type Entry } from './use-enter-group';
import { KEYS } from '../../store/storage/keys';
import { sessionStore } from '../../store/storage/storage';
import { GROUP_TEXTS, type Group } from '@tessera/contracts/groups';
import { LIMITS } from '@tessera/contracts/wire';
import { EmptyState, FailedRows } from '../../ui/loading/load-states';
import { Skeleton } from '../../ui/loading/skeleton';
import { GroupCard } from './group-card';
import { GroupDialogs, type GroupDialog } from './group-dialogs.public';

const PARAMETER = 'invite';

/**
 * The code in the invite link. It is removed from the address bar at once and kept in this tab until the
 * player joins a group, so that it survives signing in or a reload.
 */
function useInvite(): { invited: string; forget: () => void } {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAMETER);
  const [invited, setInvited] = useState(inAddress ?? sessionStore.readText(KEYS.inviteCode) ?? '');
  if (inAddress !== null && inAddress !== invited) setInvited(inAddress);

  useEffect(() => {
    if (inAddress === null) return;
    sessionStore.writeText(KEYS.inviteCode, inAddress);
    setParams({}, { replace: true });
  }, [inAddress, setParams]);

  const forget = () => {
    sessionStore.remove(KEYS.inviteCode);
    setInvited('');
  };
  return { invited, forget };
}

/** Create, join and manage groups. */
export function GroupsPage() {
  const { data, isError } = useGroupsQuery(undefined, OPEN_PAGE);
  const { invited, forget } = useInvite();
  const isLoading = data === undefined && !isError;
  const place = invited !== '' ? 'max-lg:order-first' : isLoading ? 'max-lg:hidden' : '';
  const [entries, setEntries] = useState({ create: 0, join: 0 });
  const entering = useEnterGroup((kind) => {
    setEntries((count) => ({ ...count, [kind]: count[kind] + 1 }));
    if (kind === 'join') forget();
  });
  const enter = (entry: Entry) => void entering.enter(entry);
  return (
    <Page title={TEXTS.groups} heading={TEXTS.groups} width="wide">
      <p className="lead">{GROUP_LABELS.lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Reporting>
          <MyGroups />
        </Reporting>
        {/* On phones, an invitation has to be in view at once; otherwise, the forms wait until nothing above them grows. */}
        <div
          className={`grid grid-cols-[minmax(0,1fr)] content-start items-start gap-x-4 gap-y-6 self-start rounded-card border border-line bg-card p-3.5 sm:max-lg:grid-cols-2 ${place}`}
        >
          <JoinGroup
            key={`${invited}-${entries.join}`}
            invited={invited}
            busy={entering.joining}
            error={entering.errors.join ?? null}
            onType={() => entering.clearError('join')}
            onJoin={(inviteCode) => enter({ kind: 'join', inviteCode })}
          />
          <CreateGroup
            key={entries.create}
            busy={entering.creating}
            error={entering.errors.create ?? null}
            onType={() => entering.clearError('create')}
            onCreate={(name) => enter({ kind: 'create', name })}
          />
        </div>
      </div>
      <EntryDialog
        waiting={entering.waiting}
        onNamed={enter}
        onGiveUp={entering.giveUp}
        entered={entering.entered}
        onClose={entering.leaveEntered}
      />
      <PlayerNotices />
    </Page>
  );
}

export function MyGroups() {
  const query = useGroupsQuery(undefined, {
    refetchOnMountOrArgChange: LIMITS.GROUPS_FRESH_SECONDS,
  });
  const { data: groups, error } = query;
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
        <FailedRows text={GROUP_TEXTS.loadFailed} query={query} />
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
