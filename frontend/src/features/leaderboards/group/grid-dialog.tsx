import { TEXTS } from '@tessera/contracts/texts';
import { GRID_REACTIONS, REACTIONS } from '@tessera/contracts/wire';
import { pointsText } from '../../../ui/util/format';
import { BoardPicture, gridNameOf, gridText } from '../../../game-kit/board/board-picture';
import { useDailyDate } from '../../../store/daily/daily-date';
import { knownIdentity } from '../../../store/identity/identity';
import { Dialog, type DialogState } from '../../../ui/dialog/dialog';
import { TodaysGameButton } from '../../../ui/button/page-buttons';
import { FailedRows } from '../../../ui/loading/load-states';
import { Skeleton } from '../../../ui/loading/skeleton';
import { longDayText } from '../periods/period-texts';
import { useGroupGridsQuery, type GridsOfDay, useReactToGridMutation } from '../leaderboards.api';
import { GROUP_PAGE_TEXTS, namesText } from './group-texts';
import type { GivenReactions } from '@tessera/contracts/groups';
import { MuteReactions, REACTION_TEXTS, ReactionChoice } from '../../../game-kit/reactions/reaction-choice';
import { reasonOf } from '../../../store/api/api-error';
import { muteReactions, useSettings } from '../../../store/settings';
import { Name } from '../../../ui/layout/name';
import { showFailure } from '../../../ui/toast/toast';

/** What a grid has been told, on its card. */
export function ReactionSummary({ given }: { readonly given: GivenReactions }) {
  const settings = useSettings();
  const [first] = given;
  if (settings.muteReactions || !first) return null;
  const more = given.reduce((sum, { count }) => sum + count, 0) - 1;
  return (
    <span className="truncate text-xs text-ink-2">{`${REACTIONS[first.reaction]}${more > 0 ? ` +${more}` : ''}`}</span>
  );
}

interface GridReactionsProps extends GridsOfDay {
  readonly memberId: string;
  readonly given: GivenReactions;
  readonly isOwn: boolean;
}

/** Who said what to a grid and, for others' grids, what the player can say. */
function GridReactions({ groupId, date, memberId, given, isOwn }: GridReactionsProps) {
  const settings = useSettings();
  const [send, { isLoading }] = useReactToGridMutation();
  if (settings.muteReactions) return <MuteReactions muted onChange={muteReactions} />;
  const own = given.find((one) => one.isOwn)?.reaction ?? null;
  const react = async (reaction: (typeof GRID_REACTIONS)[number]) => {
    const { error } = await send({ groupId, date, memberId, reaction: reaction === own ? null : reaction });
    if (error) showFailure(REACTION_TEXTS.failed, reasonOf(error));
  };
  return (
    <div className="grid gap-2.5">
      {given.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {given.map((one) => (
            <li key={one.reaction}>
              <b className="font-semibold">{REACTIONS[one.reaction]}</b>{' '}
              <Name className="text-ink-2">{namesText(one)}</Name>
            </li>
          ))}
        </ul>
      )}
      {!isOwn && (
        <ReactionChoice
          label={GROUP_PAGE_TEXTS.react}
          choices={GRID_REACTIONS}
          chosen={own}
          onChoose={(reaction) => !isLoading && void react(reaction)}
        />
      )}
      <MuteReactions muted={false} onChange={muteReactions} />
    </div>
  );
}

/** A member's grid of a day. */
export interface ChosenGrid extends GridsOfDay {
  readonly memberId: string;
  readonly name: string;
}

interface GridDialogProps extends DialogState {
  readonly chosen: ChosenGrid;
}

/** A member's grid, large, with what the others say to it. */
export function GridDialog({ chosen, open, onClose }: GridDialogProps) {
  const today = useDailyDate();
  const isOwn = chosen.memberId === knownIdentity()?.playerUUID;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isOwn ? GROUP_PAGE_TEXTS.ownTitle : GROUP_PAGE_TEXTS.gridTitle(chosen.name)}
      description={longDayText(chosen.date, today)}
    >
      <GridOfDay {...chosen} isOwn={isOwn} isToday={chosen.date === today} />
    </Dialog>
  );
}

interface GridOfDayProps extends ChosenGrid {
  readonly isOwn: boolean;
  readonly isToday: boolean;
}

function GridOfDay({ isOwn, isToday, name, memberId, ...day }: GridOfDayProps) {
  const query = useGroupGridsQuery(day);
  const { data, error } = query;
  if (!data) {
    return error === undefined ? (
      <Skeleton className="mx-auto aspect-square w-full max-w-80 rounded-card" />
    ) : (
      <FailedRows text={GROUP_PAGE_TEXTS.failed} query={query} />
    );
  }
  const grid = data.grids.find(({ playerUUID }) => playerUUID === memberId);
  if (!grid) return <p className="py-6 text-center text-ink-2">{GROUP_PAGE_TEXTS.noGrid}</p>;
  const { mosaic, score, reactions } = grid;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {mosaic !== null ? (
        <BoardPicture
          mosaic={mosaic}
          label={gridText(mosaic, isOwn ? TEXTS.gridName : gridNameOf(name))}
          className="mx-auto w-full max-w-80"
        />
      ) : (
        <p className="rounded-card bg-socket px-4 py-10 text-center text-ink-2">
          {data.isOpen
            ? GROUP_PAGE_TEXTS.closed
            : isToday
              ? GROUP_PAGE_TEXTS.locked
              : GROUP_PAGE_TEXTS.lockedDay}
        </p>
      )}
      <p className="text-center font-display text-2xl font-[620]">{pointsText(score)}</p>
      {mosaic !== null && <GridReactions {...{ ...day, memberId }} given={reactions} isOwn={isOwn} />}
      {!data.isOpen && isToday && <TodaysGameButton variant="primary" />}
    </div>
  );
}
