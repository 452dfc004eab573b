import type { ReactNode } from 'react';
import type { ShownPlayer, ShownPlayers } from '../replay-players';
import { Name } from '../../../ui/layout/name';

export interface MetricsRow {
  readonly label: string;
  readonly cell: (player: ShownPlayer) => ReactNode;
  /** The sum of the rows above. */
  readonly isSum?: boolean;
}

interface MetricsTableProps {
  readonly label: string;
  readonly players: ShownPlayers;
  readonly rows: readonly MetricsRow[];
}

/** Metrics of both players: a column for each. */
export const MetricsTable = ({ label, players, rows }: MetricsTableProps) => (
  <table aria-label={label} className="w-full table-fixed text-md tabular-nums">
    <thead>
      <tr className="text-sm text-ink-2">
        <td />
        {players.map(({ side, name }) => (
          <th key={side} scope="col" className="w-[29%] truncate pb-1 pl-2 text-right font-medium">
            <Name>{name.start}</Name>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label: row, cell, isSum = false }) => (
        <tr key={row} className={isSum ? 'border-t border-line font-semibold' : undefined}>
          <th scope="row" className="py-1 text-left font-normal">
            {row}
          </th>
          {players.map((player) => (
            <td key={player.side} className="py-1 pl-2 text-right">
              {cell(player)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
