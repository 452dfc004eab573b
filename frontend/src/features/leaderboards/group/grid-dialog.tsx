import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { pointsText } from '../../../ui/util/format';
import { BoardPicture, gridNameOf, gridText } from '../../../game-kit/board/board-picture';
import { useDailyDate } from '../../../store/daily/daily-date';
import { knownIdentity } from '../../../store/identity/identity';
import { ButtonLink } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { FailedRows } from '../../../ui/loading/load-states';
import { Skeleton } from '../../../ui/loading/skeleton';
import { longDayText } from '../periods/period-texts';
import { GridReactions } from './grid-reactions';
import { useGroupGridsQuery, type GridsOfDay } from '../leaderboards.api';
import { GROUP_PAGE_TEXTS } from './group-texts';

/** A member's grid of a day. */
export interface ChosenGrid extends GridsOfDay {
  readonly memberId: string;
  readonly name: string;
}

interface GridDialogProps {
  readonly chosen: ChosenGrid;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A member's grid, large, with what the others say to it. */
export function GridDialog({ chosen, open, onClose }: GridDialogProps) {
  const today = useDailyDate();
  const isOwn = chosen.memberId === knownIdentity()?.playerUUID;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOwn ? GROUP_PAGE_TEXTS.ownTitle : GROUP_PAGE_TEXTS.gridTitle(chosen.name)}
      description={longDayText(chosen.date, today)}
    >
      <GridOfDay {...chosen} isOwn={isOwn} />
    </Dialog>
  );
}

function GridOfDay({ isOwn, name, memberId, ...day }: ChosenGrid & { readonly isOwn: boolean }) {
  const { data, error, isFetching, refetch } = useGroupGridsQuery(day);
  if (!data) {
    return error === undefined ? (
      <Skeleton className="mx-auto aspect-square w-full max-w-80 rounded-card" />
    ) : (
      <FailedRows text={GROUP_PAGE_TEXTS.failed} busy={isFetching} onRetry={() => void refetch()} />
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
          {data.isOpen ? GROUP_PAGE_TEXTS.closed : GROUP_PAGE_TEXTS.locked}
        </p>
      )}
      <p className="text-center font-display text-2xl font-[620]">{pointsText(score)}</p>
      {mosaic !== null && <GridReactions {...{ ...day, memberId }} given={reactions} isOwn={isOwn} />}
      {!data.isOpen && (
        <ButtonLink variant="primary" to={PAGES.daily}>
          {TEXTS.todaysGame}
        </ButtonLink>
      )}
    </div>
  );
}
