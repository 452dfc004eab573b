import { useMemo, useState, type ReactNode } from 'react';
import { Name } from '../../ui/layout/name';
import { Table, type Column, type TableProps } from '../../ui/table/table';
import { useReporting, ReportButton } from '../reports/reporting.public';
import type { Elements } from '../../ui/util/elements';
import { Rank, nameIn, type RankedPlayer } from './row-parts';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';

interface PlayerSheetProps extends DialogState {
  readonly player: RankedPlayer;
  readonly facts: readonly { readonly key: string; readonly label: ReactNode; readonly value: ReactNode }[];
}

/** A row of a leaderboard, with the whole name and every column. */
function PlayerSheet({ player, facts, open, onClose }: PlayerSheetProps) {
  const name = nameIn(player);
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 tabular-nums *:border-t *:border-line *:py-2.5">
        {facts.map(({ key, label, value }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {/* The report has a dialog of its own. */}
      <div className="flex justify-center pt-2" onClick={onClose}>
        <ReportButton kind="player-name" target={player.playerUUID} name={name} withName />
      </div>
    </Dialog>
  );
}

interface RankedTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'isOwn'> {
  readonly values: readonly Column<Row>[];
  /** Shown behind the name. */
  readonly mark?: (row: Row) => Elements;
}

/** From this place on, the player's own row is repeated above the others, because it would have to be scrolled to. */
const FAR_DOWN = 5;

/** A table of players. Each name but the player's own opens a sheet with all of its row, where it can be reported. */
export function RankedTable<Row extends RankedPlayer>({
  values,
  mark,
  lead,
  ...table
}: RankedTableProps<Row>) {
  const canReport = useReporting() !== null;
  const [shown, setShown] = useState<{ readonly row: Row; readonly isOpen: boolean } | null>(null);
  const own = table.rows.find(({ isOwn }, at) => isOwn && at >= FAR_DOWN);
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        key: 'rank',
        header: <span className="sr-only">Rank</span>,
        cell: ({ rank }) => <Rank rank={rank} />,
      },
      {
        key: 'player',
        header: 'Player',
        grows: true,
        cell: (row) => (
          <span className="ranked-name">
            {canReport && !row.isOwn && row.playerName !== null ? (
              <button
                type="button"
                className="ranked-name__button"
                aria-haspopup="dialog"
                onClick={() => setShown({ row, isOpen: true })}
              >
                <Name>{row.playerName}</Name>
              </button>
            ) : (
              <Name>{nameIn(row)}</Name>
            )}
            {mark?.(row)}
          </span>
        ),
      },
      ...values,
    ],
    [canReport, mark, values],
  );
  return (
    <>
      <Table
        columns={columns}
        isOwn={({ isOwn }) => isOwn}
        lead={lead || (own && <PinnedRow row={own} value={values.find(({ sorted }) => sorted)?.cell(own)} />)}
        {...table}
      />
      {shown && (
        <PlayerSheet
          player={shown.row}
          facts={values.map(({ key, header, cell }) => ({ key, label: header, value: cell(shown.row) }))}
          open={shown.isOpen}
          onClose={() => setShown({ ...shown, isOpen: false })}
        />
      )}
    </>
  );
}

const PinnedRow = ({ row, value }: { readonly row: RankedPlayer; readonly value: ReactNode }) => (
  <p className="flex items-center gap-2 bg-teal-soft px-3 py-2.5 font-semibold">
    <Rank rank={row.rank} />
    <Name className="min-w-0 flex-1 truncate">{nameIn(row)}</Name>
    <b className="display text-xl tabular-nums">{value}</b>
  </p>
);
