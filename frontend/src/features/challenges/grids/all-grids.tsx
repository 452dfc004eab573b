import type { ChallengeGrid, Challenge } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { useState } from 'react';
import { PERFECT_SCORE, mosaicOf } from '@tessera/rules';
import { OPEN_PAGE } from '../../../store/api/api';
import { Button } from '../../../ui/button/button';
import { EmptyState, FailedRows } from '../../../ui/loading/load-states';
import { Reporting, ReportButton } from '../../reports/reporting.public';
import { CHALLENGE_LABELS } from '../challenge-labels';
import { useChallengeGridsQuery, useWithdrawChallengeGameMutation } from '../challenges.api';
import { GridItem, GridsLoading } from '../../../game-kit/grids/grid-item';
import { reasonOf } from '../../../store/api/api-error';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { showFailure, toast } from '../../../ui/toast/toast';
import { useFocusOnMore, type FocusableItem } from '../../../ui/util/use-focus-on-more';

/** One player's grid, small, with the score. */
function GridCard({ grid, ...item }: { readonly grid: ChallengeGrid } & FocusableItem) {
  const { isOwn, isMakers, place, playerName, playerUUID, score } = grid;
  const name = isOwn ? CHALLENGE_LABELS.you : (playerName ?? CHALLENGE_LABELS.anonymous);
  return (
    <GridItem
      {...item}
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
const PerfectCard = ({ rows }: { readonly rows: readonly (readonly string[])[] }) => (
  <GridItem
    name={CHALLENGE_LABELS.perfectGrid}
    score={PERFECT_SCORE}
    mosaic={rows.flat().join('')}
    isPerfect
  />
);

/** The grids of everybody who has completed the challenge, the best first. */
export function AllGrids({ code }: { readonly code: string }) {
  const query = useChallengeGridsQuery({ code, page: 1 }, OPEN_PAGE);
  const { data, error } = query;
  const [pages, setPages] = useState(1);
  return (
    <section aria-labelledby="grids" className="grids">
      <h2 id="grids" className="text-xl">
        {CHALLENGE_LABELS.grids}
      </h2>
      {!data && error === undefined && <GridsLoading text={CHALLENGE_LABELS.loadingGrids} />}
      {!data && error !== undefined && <FailedRows text={CHALLENGE_LABELS.gridsFailed} query={query} />}
      {data?.grids.length === 0 && (
        <div className="rounded-card border border-line bg-card p-6">
          <EmptyState title={CHALLENGE_LABELS.nobodyYet} detail={CHALLENGE_LABELS.nobodyYetDetail} />
        </div>
      )}
      {data && (
        <Reporting>
          <ul className="grids__list">
            {Array.from({ length: pages }, (_, at) => (
              <GridsPage
                key={at}
                code={code}
                page={at + 1}
                onMore={at === pages - 1 ? () => setPages(pages + 1) : undefined}
              />
            ))}
            {data.perfectGrid && data.grids.length > 0 && <PerfectCard rows={data.perfectGrid} />}
          </ul>
          {data.grids.every(({ isOwn }) => isOwn) && data.own && (
            <p className="text-ink-2">{CHALLENGE_LABELS.onlyYou}</p>
          )}
          <GridsFooter challenge={data.challenge} hasOwn={data.own !== null} />
        </Reporting>
      )}
    </section>
  );
}

interface GridsPageProps {
  readonly code: string;
  readonly page: number;
  /** Shows the next page; for the last page that is shown. */
  readonly onMore: (() => void) | undefined;
}

function GridsPage({ code, page, onMore }: GridsPageProps) {
  const query = useChallengeGridsQuery({ code, page }, OPEN_PAGE);
  const { data, error } = query;
  const focusOnMore = useFocusOnMore(page > 1, data === undefined);
  if (!data) {
    return (
      <li className="grids__note" {...focusOnMore}>
        {error === undefined ? (
          <GridsLoading text={CHALLENGE_LABELS.loadingGrids} />
        ) : (
          <FailedRows text={CHALLENGE_LABELS.gridsFailed} query={query} />
        )}
      </li>
    );
  }
  return (
    <>
      {data.grids.map((grid, at) => (
        <GridCard key={grid.playerUUID} grid={grid} {...(at === 0 && focusOnMore)} />
      ))}
      {data.hasMore && onMore && (
        <li className="grids__note">
          <Button onClick={onMore}>{TEXTS.showMore}</Button>
        </li>
      )}
    </>
  );
}

interface GridsFooterProps {
  readonly challenge: Challenge;
  /** The player's own grid is on the list. */
  readonly hasOwn: boolean;
}

/** Quiet actions: report the challenge's name or letters, or take one's own grid off the list. */
function GridsFooter({ challenge: { code, name, letters, isOwn }, hasOwn }: GridsFooterProps) {
  const reported = name ?? letters?.join('');
  const [isAsked, setAsked] = useState(false);
  const [withdraw, { isLoading: busy }] = useWithdrawChallengeGameMutation();
  const close = () => setAsked(false);
  const confirm = async () => {
    const { error } = await withdraw(code);
    if (error) return showFailure(CHALLENGE_LABELS.withdrawFailed, reasonOf(error));
    toast({ title: CHALLENGE_LABELS.withdrawn });
    close();
  };
  return (
    <div className="flex flex-wrap gap-x-3">
      {hasOwn && (
        <button type="button" className="quiet-link" onClick={() => setAsked(true)}>
          {CHALLENGE_LABELS.withdraw}
        </button>
      )}
      {reported !== undefined && !isOwn && <ReportButton kind="challenge" target={code} name={reported} />}
      <ConfirmDialog
        open={isAsked}
        title={CHALLENGE_LABELS.withdrawTitle}
        detail={CHALLENGE_LABELS.withdrawQuestion}
        action={CHALLENGE_LABELS.withdraw}
        busy={busy}
        onClose={close}
        onConfirm={confirm}
      />
    </div>
  );
}
