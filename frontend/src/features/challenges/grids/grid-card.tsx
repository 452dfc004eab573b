import type { ChallengeGrid } from '@tessera/contracts';
import { TEXTS, pointsText } from '@tessera/contracts/constants';
import { PERFECT_SCORE, mosaicOf } from '@tessera/rules';
import { BoardPicture } from '../../../game-kit/board/board-picture';
import { ReportButton } from '../../reports/report-button.public';
import { CHALLENGE_LABELS, gridLabel } from '../challenge-labels';
import type { Elements } from '../../../ui/util/elements';
import { Name } from '../../../ui/layout/name';

/** One player's grid, small, with the score. */
export function GridCard({ grid }: { readonly grid: ChallengeGrid }) {
  const { isOwn, isMakers, place, playerName, playerUUID, score } = grid;
  const name = isOwn ? CHALLENGE_LABELS.you : (playerName ?? CHALLENGE_LABELS.anonymous);
  return (
    <GridItem
      name={name}
      score={score}
      mosaic={mosaicOf(grid)}
      isOwn={isOwn}
      badge={
        place !== null && (
          <span className="grids__place" data-first={place === 1 ? '' : undefined}>
            {place}
          </span>
        )
      }
      note={isMakers && CHALLENGE_LABELS.maker}
    >
      {!isOwn && playerName !== null && (
        <ReportButton iconOnly kind="player-name" target={playerUUID} name={playerName} />
      )}
    </GridItem>
  );
}

/** A grid that scores 32 with the challenge's letters. */
export const PerfectCard = ({ rows }: { readonly rows: readonly (readonly string[])[] }) => (
  <GridItem
    name={CHALLENGE_LABELS.perfectGrid}
    score={PERFECT_SCORE}
    mosaic={rows.flat().join('')}
    isPerfect
  />
);

interface GridItemProps {
  readonly name: string;
  readonly score: number;
  readonly mosaic: string;
  readonly isOwn?: boolean;
  readonly isPerfect?: boolean;
  readonly badge?: Elements;
  readonly note?: string | false;
  readonly children?: Elements;
}

const ROW = /.{4}/g;

function GridItem({ name, score, mosaic, isOwn, isPerfect, badge, note, children }: GridItemProps) {
  const rows = mosaic.toUpperCase().match(ROW)?.join(', ') ?? '';
  return (
    <li className="grids__card" data-own={isOwn ? '' : undefined} data-perfect={isPerfect ? '' : undefined}>
      <div className="flex min-h-7 items-center gap-1.5">
        {badge}
        <Name className="min-w-0 flex-1 truncate font-medium">{name}</Name>
      </div>
      <BoardPicture
        mosaic={mosaic}
        label={`${isOwn ? TEXTS.gridName : isPerfect ? name : gridLabel(name)}: ${rows}`}
      />
      <div className="flex min-h-11 items-center justify-between gap-2">
        <b className="font-display text-xl leading-tight font-[620] tabular-nums">
          <span>{score}</span>
          <span className="sr-only">{pointsText(score).replace(`${score}`, '')}</span>
        </b>
        {note && <span className="text-xs text-ink-2">{note}</span>}
        {children}
      </div>
    </li>
  );
}
