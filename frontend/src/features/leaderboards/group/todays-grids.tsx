import { type Group, type GroupGrid, GROUP_TEXTS } from '@tessera/contracts/groups';
import { LIMITS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { GridItem, GridsLoading } from '../../../game-kit/grids/grid-item';
import { reasonOf } from '../../../store/api/api-error';
import { OPEN_PAGE } from '../../../store/api/api';
import { useDailyDate } from '../../../store/daily/daily-date';
import { knownIdentity } from '../../../store/identity/identity';
import { Button } from '../../../ui/button/button';
import { Switch } from '../../../ui/form/switch';
import { Name } from '../../../ui/layout/name';
import { TodaysGameButton } from '../../../ui/button/page-buttons';
import { EmptyState, FailedRows } from '../../../ui/loading/load-states';
import { showFailure } from '../../../ui/toast/toast';
import { useFocusOnMore } from '../../../ui/util/use-focus-on-more';
import { type ChosenGrid, ReactionSummary } from './grid-dialog';
import { useCloseGridsMutation, useGroupGridsQuery, type GridsOfDay } from '../leaderboards.api';
import { GROUP_PAGE_TEXTS, playedText } from './group-texts';

interface TodaysGridsProps {
  readonly group: Group;
  readonly onChoose: (grid: ChosenGrid) => void;
}

/** The members' grids of today, side by side; before the player's own game, who has played. */
export function TodaysGrids({ group, onChoose }: TodaysGridsProps) {
  const [groupId, date] = [group.id, useDailyDate()];
  const query = useGroupGridsQuery({ groupId, date }, OPEN_PAGE);
  const { data, error } = query;
  return (
    <section aria-labelledby="todays-grids" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="todays-grids" className="text-xl">
          {GROUP_PAGE_TEXTS.todaysGrids}
        </h2>
        {data && group.memberCount > 1 && (
          <p className="text-sm text-ink-2">{playedText(data.grids.length, group.memberCount)}</p>
        )}
      </div>
      {!data && error === undefined && <GridsLoading text={GROUP_PAGE_TEXTS.loading} />}
      {!data && error !== undefined && <FailedRows text={GROUP_PAGE_TEXTS.failed} query={query} />}
      {data && !data.isOpen && <WhoHasPlayed grids={data.grids} />}
      {data?.isOpen && (
        <OpenGrids
          grids={data.grids}
          isAlone={group.memberCount === 1}
          onChoose={(memberId, name) => onChoose({ groupId, date, memberId, name })}
        />
      )}
      {data && group.memberCount > 1 && <CloseOwn grids={{ groupId, date }} closed={data.closesOwn} />}
    </section>
  );
}

const nameOf = ({ playerName }: GroupGrid): string => playerName ?? GROUP_TEXTS.unknownPlayer;

function WhoHasPlayed({ grids }: { readonly grids: readonly GroupGrid[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-card p-4">
      {grids.length === 0 ? (
        <EmptyState title={GROUP_PAGE_TEXTS.nobody} detail={GROUP_PAGE_TEXTS.nobodyDetail} />
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {grids.slice(0, LIMITS.GROUP_GRIDS_SHOWN).map((grid) => (
              <li
                key={grid.playerUUID}
                className="max-w-full truncate rounded-full bg-socket px-3 py-1 text-sm"
              >
                <Name>{nameOf(grid)}</Name>
              </li>
            ))}
          </ul>
          <p className="text-ink-2">{GROUP_PAGE_TEXTS.locked}</p>
        </>
      )}
      <div className="grid sm:justify-self-start">
        <TodaysGameButton variant="primary" />
      </div>
    </div>
  );
}

interface OpenGridsProps {
  readonly grids: readonly GroupGrid[];
  readonly isAlone: boolean;
  readonly onChoose: (memberId: string, name: string) => void;
}

function OpenGrids({ grids, isAlone, onChoose }: OpenGridsProps) {
  const [all, setAll] = useState(false);
  const focusOnMore = useFocusOnMore(all, all);
  const isOwn = ({ playerUUID }: GroupGrid) => playerUUID === knownIdentity()?.playerUUID;
  const shown = all ? grids : grids.slice(0, LIMITS.GROUP_GRIDS_SHOWN);
  return (
    <>
      <ul className="grids__list">
        {shown.map((grid, at) => {
          const { playerUUID, score, mosaic, reactions } = grid;
          const name = isOwn(grid) ? GROUP_PAGE_TEXTS.you : nameOf(grid);
          return (
            <GridItem
              key={playerUUID}
              {...(at === LIMITS.GROUP_GRIDS_SHOWN && focusOnMore)}
              {...{ name, score, mosaic }}
              isOwn={isOwn(grid)}
              hidden={<span>{GROUP_PAGE_TEXTS.closed}</span>}
              onOpen={() => onChoose(playerUUID, name)}
            >
              <ReactionSummary given={reactions} />
            </GridItem>
          );
        })}
      </ul>
      {shown.length < grids.length && (
        <Button onClick={() => setAll(true)}>{`${GROUP_PAGE_TEXTS.showAll} ${grids.length}`}</Button>
      )}
      {grids.every(isOwn) && (
        <p className="text-ink-2">{isAlone ? GROUP_PAGE_TEXTS.alone : GROUP_PAGE_TEXTS.onlyYou}</p>
      )}
    </>
  );
}

function CloseOwn({ grids, closed }: { readonly grids: GridsOfDay; readonly closed: boolean }) {
  const [close] = useCloseGridsMutation();
  const change = async (wanted: boolean) => {
    const { error } = await close({ ...grids, closed: wanted });
    if (error) showFailure(GROUP_PAGE_TEXTS.closeFailed, reasonOf(error));
  };
  return (
    <Switch
      label={GROUP_PAGE_TEXTS.closeOwn}
      hint={GROUP_PAGE_TEXTS.closeOwnHint}
      checked={closed}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
