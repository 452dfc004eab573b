import { TEXTS } from '@tessera/contracts/texts';
import { pointsText } from '../../ui/util/format';
import { BoardPicture, gridNameOf, gridText } from '../board/board-picture';
import { Name } from '../../ui/layout/name';
import { Skeleton } from '../../ui/loading/skeleton';
import type { Elements } from '../../ui/util/elements';
import type { FocusableItem } from '../../ui/util/use-focus-on-more';

interface GridItemProps extends FocusableItem {
  readonly name: string;
  readonly score: number;
  /** Null if it isn't for the player to see. */
  readonly mosaic: string | null;
  readonly isOwn?: boolean;
  readonly isPerfect?: boolean;
  readonly badge?: Elements;
  readonly note?: string | false;
  /** Makes the grid a button that opens more about it. */
  readonly onOpen?: () => void;
  /** In place of a grid without mosaic. */
  readonly hidden?: Elements;
  readonly children?: Elements;
}

/** One of several players' grids, small, with the score. */
export function GridItem({
  name,
  score,
  mosaic,
  isOwn,
  isPerfect,
  badge,
  note,
  ref,
  tabIndex,
  ...props
}: GridItemProps) {
  const whose = isOwn ? TEXTS.gridName : isPerfect ? name : gridNameOf(name);
  const picture =
    mosaic === null ? (
      <div className="grids__closed">{props.hidden}</div>
    ) : (
      <BoardPicture mosaic={mosaic} label={gridText(mosaic, whose)} />
    );
  return (
    <li
      ref={ref}
      tabIndex={tabIndex}
      className="grids__card"
      data-own={isOwn ? '' : undefined}
      data-perfect={isPerfect ? '' : undefined}
    >
      <div className="flex min-h-7 items-center gap-1.5">
        {badge}
        <Name className="min-w-0 flex-1 truncate font-medium">{name}</Name>
      </div>
      {props.onOpen && mosaic !== null ? (
        <button type="button" className="grids__open" onClick={props.onOpen}>
          {picture}
        </button>
      ) : (
        picture
      )}
      <div className="flex min-h-11 items-center justify-between gap-2">
        <b className="font-display text-xl leading-tight font-[620] tabular-nums">
          <span>{score}</span>
          <span className="sr-only">{pointsText(score).replace(`${score}`, '')}</span>
        </b>
        {note && <span className="text-xs text-ink-2">{note}</span>}
        {props.children}
      </div>
    </li>
  );
}

const SKELETONS = [1, 2, 3];

/** In place of grids that are being loaded. The text is for screen readers. */
export const GridsLoading = ({ text }: { readonly text: string }) => (
  <div className="grids__list">
    <span role="status" className="sr-only">
      {text}
    </span>
    {SKELETONS.map((one) => (
      <Skeleton key={one} className="grids__skeleton rounded-card" />
    ))}
  </div>
);
