import {
  type HeldBackResult,
  ADMIN_TEXTS,
  HELD_BACK_REASON_TEXTS,
  durationText,
} from '@tessera/contracts/admin';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { FailedRows } from '../../ui/loading/load-states';
import { ShowMore } from '../../ui/loading/show-more';
import { Table, type Column } from '../../ui/table/table';
import { moment } from './metrics';
import { useHeldBackInfiniteQuery, useDecideHeldBackMutation } from './admin.api';
import { Name } from '../../ui/layout/name';
import { reasonOf } from '../../store/api/api-error';
import { showFailure, toast } from '../../ui/toast/toast';

const COLUMNS: readonly Column<HeldBackResult>[] = [
  {
    key: 'player',
    header: 'Player',
    cell: ({ playerName, publicId }) => (
      <span title={publicId}>
        {playerName === null ? (
          <span className="text-ink-2">{ADMIN_TEXTS.noName}</span>
        ) : (
          <Name className="inline-block max-w-[104px] truncate align-bottom font-medium sm:max-w-[240px]">
            {playerName}
          </Name>
        )}
      </span>
    ),
  },
  { key: 'game', header: ADMIN_TEXTS.game, cell: ({ gameNumber }) => `#${gameNumber}` },
  { key: 'score', header: ADMIN_TEXTS.score, numeric: true, cell: ({ score }) => score },
  { key: 'reason', header: ADMIN_TEXTS.reason, cell: ({ reason }) => HELD_BACK_REASON_TEXTS[reason] },
  { key: 'seconds', header: ADMIN_TEXTS.played, numeric: true, cell: ({ seconds }) => durationText(seconds) },
  {
    key: 'network',
    header: ADMIN_TEXTS.newPlayers,
    numeric: true,
    cell: ({ newPlayers }) => (newPlayers === null ? '–' : `#${newPlayers}`),
  },
  { key: 'at', header: ADMIN_TEXTS.heldBackAt, cell: ({ heldBackAt }) => moment(heldBackAt) },
  {
    key: 'decision',
    header: <span className="sr-only">{ADMIN_TEXTS.decision}</span>,
    cell: (result) => <DecisionButton result={result} />,
  },
];

/** Results that don't count on public leaderboards, which admins can let count. */
export function HeldBackPanel() {
  const query = useHeldBackInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const failed = data === undefined && error !== undefined;
  return (
    <Card>
      <p className="max-w-[60ch] text-sm text-ink-2">{ADMIN_TEXTS.heldBackNote}</p>
      <Table
        label={ADMIN_TEXTS.heldBack}
        columns={COLUMNS}
        rows={data?.pages.flatMap(({ results }) => results) ?? []}
        rowKey={({ gameId }) => gameId}
        empty={
          failed ? <FailedRows text={ADMIN_TEXTS.heldBackFailed} query={query} /> : ADMIN_TEXTS.heldBackEmpty
        }
        {...(data === undefined && !failed && { loading: ADMIN_TEXTS.heldBackLoading })}
      />
      <ShowMore
        query={query}
        failure={ADMIN_TEXTS.heldBackMoreFailed}
        label={ADMIN_TEXTS.heldBackMore}
        className="justify-items-start"
      />
    </Card>
  );
}

/** Lets a result count. The same button holds it back again, so that it keeps the focus. */
function DecisionButton({
  result: { gameId, gameNumber, playerName, counts },
}: {
  readonly result: HeldBackResult;
}) {
  const [decide, { isLoading }] = useDecideHeldBackMutation();
  const label = counts ? ADMIN_TEXTS.holdBack : ADMIN_TEXTS.letCount;
  const press = async () => {
    const { error } = await decide({ gameId, counts: !counts });
    if (error) showFailure(ADMIN_TEXTS.decideFailed, reasonOf(error));
    else toast({ title: counts ? ADMIN_TEXTS.holdBackDone : ADMIN_TEXTS.letCountDone });
  };
  return (
    <Button
      busy={isLoading}
      aria-label={`${label}: ${playerName ?? ADMIN_TEXTS.noName}, #${gameNumber}`}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
