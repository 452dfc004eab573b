import { NAME_TEXTS } from '@tessera/contracts/players';
import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { ANY_ID } from '@tessera/contracts/wire';
import { addDays, periodOn } from '@tessera/rules';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPEN_PAGE } from '../../store/api/api';
import { useDailyDate } from '../../store/daily/daily-date';
import { Page } from '../../ui/layout/page';
import { useIsWide } from '../../ui/theme/use-is-mobile';
import { PlayerNotices } from '../players/notices.public';
import { Reporting } from '../reports/reporting.public';
import { LEADERBOARD_TEXTS } from './leaderboard-texts';
import { GlobalLeaderboard } from './global-leaderboard';
import { GroupLeaderboards } from './group-leaderboards';
import { AllLeaderboardsLink, GroupPage } from './group/group-page';
import { useLeaderboardQuery, useVisitNumber } from './leaderboards.api';
import { OwnPosition, isNameless, useOwnPosition } from './own-position';
import { DEFAULT_MODE } from './sort-choice';
import { PeriodBar } from './periods/period-bar';
import { usePeriod } from './periods/use-period';
import { ClubCard, YourGroups, useAreGroupsKnown } from './your-groups';

/**
 * The leaderboards of today or of a period: the global one and those of the player's groups, or with `?group=` that
 * group's page. It is remounted at midnight, because all its rows depend on the date.
 */
export function LeaderboardsPage() {
  const day = useDailyDate();
  const [params] = useSearchParams();
  const group = params.get('group');
  if (group !== null && !ANY_ID.test(group)) return <AllLeaderboardsLink />;
  return (
    <Reporting>
      {group === null ? <AllLeaderboards key={day} /> : <GroupPage key={`${group} ${day}`} groupId={group} />}
      <PlayerNotices />
    </Reporting>
  );
}

function AllLeaderboards() {
  const shown = usePeriod();
  const { period, back } = shown;
  const visit = useVisitNumber();
  const wide = useIsWide();
  const { data, isError } = useLeaderboardQuery({ sort: DEFAULT_MODE, visit }, OPEN_PAGE);
  const today = useDailyDate();
  // Nothing above the footnote may grow any more.
  const areGroupsKnown = useAreGroupsKnown(visit);
  const position = useOwnPosition(visit);
  // Once a player without a name has been asked for it, their result stays where the form was.
  const [wasAsked, setWasAsked] = useState(false);
  if (isNameless(position?.entry) && !wasAsked) setWasAsked(true);
  const isOwnShown = wasAsked || Boolean(position?.heldBack);
  const hasEarlier =
    period === 'today' || !data || periodOn(period, today, back).from > addDays(today, 1 - data.gameNumber);
  return (
    <Page
      title={TEXTS.leaderboards}
      heading={TEXTS.leaderboards}
      note={
        <span className="font-semibold text-ink-2 tabular-nums" translate="no">
          {data && `${PRODUCT} #${data.gameNumber}`}
        </span>
      }
      width="wide"
    >
      {/* One order for all widths, so that turning a tablet rebuilds nothing. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="boards content-start">
          <PeriodBar shown={shown} hasEarlier={hasEarlier} />
          <GlobalLeaderboard {...{ visit, period, back, isOwnShown }} />
        </div>
        <div className="contents lg:col-start-2 lg:row-span-2 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-6">
          {wide && !isOwnShown && (data !== undefined || !isError) && (
            <div className="overflow-clip rounded-card border border-line shadow-card">
              <OwnPosition visit={visit} />
            </div>
          )}
          <YourGroups visit={visit} />
          <div className="grid grid-cols-[minmax(0,1fr)] empty:hidden max-lg:order-last">
            <ClubCard visit={visit} />
          </div>
        </div>
        <div className="contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-10">
          <GroupLeaderboards visit={visit} period={period} back={back} />
        </div>
      </div>
      {areGroupsKnown && (
        <p className="max-w-[64ch] pt-8 text-sm text-ink-2">
          {LEADERBOARD_TEXTS.lead} {NAME_TEXTS.streakNote}
        </p>
      )}
    </Page>
  );
}
