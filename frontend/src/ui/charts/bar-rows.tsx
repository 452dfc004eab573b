import type { ReactNode } from 'react';

interface Row {
  readonly name: string;
  readonly value: number;
  /** Shown at the end of the row. */
  readonly text: ReactNode;
}

interface BarRowsProps {
  readonly label: string;
  readonly columns: readonly [name: string, value: string];
  readonly rows: readonly Row[];
}

/** A bar chart that is also a table for screen readers. */
export function BarRows({ label, columns, rows }: BarRowsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table aria-label={label} className="w-full text-md tabular-nums">
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, text }) => (
          <tr key={name}>
            <th scope="row" className="w-14 py-1 pr-2 text-left font-medium whitespace-nowrap">
              {name}
            </th>
            <td className="py-1">
              <span className="flex items-center gap-2.5">
                <span aria-hidden="true" className="h-3 flex-1 overflow-clip rounded-full bg-socket">
                  <span
                    className="block h-full rounded-full bg-ochre"
                    style={{ width: `${(100 * value) / most}%` }}
                  />
                </span>
                <span className="min-w-22 text-right text-sm text-ink-2">{text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
