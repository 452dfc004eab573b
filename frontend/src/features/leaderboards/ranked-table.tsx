import { useMemo, useState } from 'react';
import { Name } from '../../ui/layout/name';
import { Table, type Column, type TableProps } from '../../ui/table/table';
import { useReporting } from '../reports/reporting.public';
import { PlayerSheet } from './player-sheet';
import type { Elements } from '../../ui/util/elements';
import { Rank } from './rank';
import { nameIn, type RankedPlayer } from './ranked-player';

interface RankedTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'isOwn'> {
  readonly values: readonly Column<Row>[];
  /** Shown behind the name. */
  readonly mark?: (row: Row) => Elements;
}

/** A table of players. Each name but the player's own opens a sheet with all of its row, where it can be reported. */
export function RankedTable<Row extends RankedPlayer>({ values, mark, ...table }: RankedTableProps<Row>) {
  const canReport = useReporting() !== null;
  const [shown, setShown] = useState<{ readonly row: Row; readonly isOpen: boolean } | null>(null);
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
      <Table columns={columns} isOwn={({ isOwn }) => isOwn} {...table} />
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
