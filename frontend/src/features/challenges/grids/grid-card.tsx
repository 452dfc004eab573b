import type { ChallengeGrid } from '@tessera/contracts';
import { PERFECT_SCORE, mosaicOf } from '@tessera/rules';
import { GridItem } from '../../../game-kit/grids/grid-item';
import { ReportButton } from '../../reports/report-button.public';
import { CHALLENGE_LABELS } from '../challenge-labels';

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
