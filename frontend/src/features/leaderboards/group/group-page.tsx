import { skipToken } from '@reduxjs/toolkit/query';
import type { Group } from '@tessera/contracts/groups';
import { PAGES } from '@tessera/contracts/wire';
import { periodOn } from '@tessera/rules';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { OPEN_PAGE } from '../../../store/api/api';
import { useDailyDate } from '../../../store/daily/daily-date';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Name } from '../../../ui/layout/name';
import { Page } from '../../../ui/layout/page';
import { Skeleton } from '../../../ui/loading/skeleton';
import { GroupDialogs, type GroupDialog } from '../../groups/group-dialogs.public';
import { isGone, useGroupQuery } from '../../groups/groups.api';
import { ReportButton } from '../../reports/reporting.public';
import { GroupLeaderboard } from '../group-leaderboard';
import { LEADERBOARD_TEXTS, memberCountText } from '../leaderboard-texts';
import { HeadToHead } from '../periods/head-to-head';
import { PeriodBar } from '../periods/period-bar';
import { usePeriod } from '../periods/use-period';
import { LiveLegend } from '../row-parts';
import { useVisitNumber, useGroupPeriodQuery } from '../leaderboards.api';
import { GridDialog, type ChosenGrid } from './grid-dialog';
import { GROUP_PAGE_TEXTS } from './group-texts';
import { TodaysGrids } from './todays-grids';
import { WeekRecap } from './week-recap';

export const AllLeaderboardsLink = () => <Navigate to={PAGES.leaderboards} replace />;

/** A group: today's grids of its members, its leaderboards, and the week head to head. */
export function GroupPage({ groupId }: { readonly groupId: string }) {
  // Fetched on each visit, because the player may have left the group.
  const { data: group, error } = useGroupQuery(groupId, { ...OPEN_PAGE, refetchOnMountOrArgChange: true });
  if (isGone(error) || (!group && error)) return <AllLeaderboardsLink />;
  return (
    <Page
      title={group?.name ?? LEADERBOARD_TEXTS.groupBoard}
      heading={
        group ? <Name className="wrap-anywhere">{group.name}</Name> : <Skeleton className="h-9 w-52" />
      }
      width="wide"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Header group={group} />
        {group && (
          <>
            <GroupContent group={group} />
            <div className="grid gap-2 sm:flex sm:justify-between">
              <ButtonLink to={PAGES.leaderboards}>{LEADERBOARD_TEXTS.backToGlobal}</ButtonLink>
              {!group.isAdmin && <ReportButton kind="group-name" target={groupId} name={group.name} />}
            </div>
          </>
        )}
      </div>
    </Page>
  );
}

function Header({ group }: { readonly group: Group | undefined }) {
  const [asked, setAsked] = useState<GroupDialog | null>(null);
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 text-ink-2">
      <p>
        <span>{LEADERBOARD_TEXTS.groupBoard}</span>
        {group && <span>{` · ${memberCountText(group.memberCount)}`}</span>}
      </p>
      {group && (
        <div className="flex gap-2">
          <Button onClick={() => setAsked('invite')}>{GROUP_PAGE_TEXTS.invite}</Button>
          <Button onClick={() => setAsked('members')}>{GROUP_PAGE_TEXTS.members}</Button>
          <GroupDialogs group={group} asked={asked} onClose={() => setAsked(null)} />
        </div>
      )}
    </div>
  );
}

function GroupContent({ group }: { readonly group: Group }) {
  const groupId = group.id;
  const shown = usePeriod();
  const { period, back } = shown;
  const visit = useVisitNumber();
  const { currentData } = useGroupPeriodQuery(
    period === 'today' ? skipToken : { groupId, period, back, visit },
  );
  const today = useDailyDate();
  const isMonday = periodOn('week', today, 0).from === today;
  const recapped = period === 'week' ? back : period === 'today' && isMonday ? 1 : 0;
  const [chosen, setChosen] = useState<ChosenGrid | null>(null);
  // The dialog keeps its content while it closes.
  const [shownGrid, setShownGrid] = useState(chosen);
  if (chosen !== null && chosen !== shownGrid) setShownGrid(chosen);
  return (
    <>
      {recapped > 0 && <WeekRecap {...{ groupId, visit }} back={recapped} onChoose={setChosen} />}
      <TodaysGrids group={group} onChoose={setChosen} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {period === 'today' && (
          <div className="flex min-h-6 justify-end">
            <LiveLegend />
          </div>
        )}
        <div className="boards">
          <PeriodBar shown={shown} hasEarlier={currentData?.period.hasEarlier} />
          <GroupLeaderboard {...{ groupId, visit, period, back }} name={group.name} />
        </div>
        {(period === 'today' || period === 'week') && (
          <HeadToHead {...{ groupId, back, visit }} onChoose={setChosen} />
        )}
      </div>
      {shownGrid && <GridDialog chosen={shownGrid} open={chosen !== null} onClose={() => setChosen(null)} />}
    </>
  );
}
