import { useState, type ReactNode } from 'react';
import { Skeleton } from '../loading/skeleton';
import { useScrollHint } from './use-scroll-hint';

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  /** Right-aligned, with tabular figures. */
  readonly numeric?: boolean;
  /** The rows are sorted by this column, in descending order. */
  readonly sorted?: boolean;
  /** Sticks to the right edge, or to the left one, while the other columns scroll. */
  readonly pinned?: boolean | 'start';
  /** Without padding, for icon buttons. */
  readonly tight?: boolean;
  /** Its cells are the headers of their rows. */
  readonly heads?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** The table's accessible name. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Highlights the player's own row. */
  readonly isOwn?: (row: Row) => boolean;
  /** Shown instead of the table if there are no rows. */
  readonly empty: ReactNode;
  /** Shown above the headers, in the table's frame. */
  readonly lead?: ReactNode;
  /** Shown while the rows are loading. */
  readonly loading?: string;
}

export function Table<Row>({ label, columns, rows, empty, lead, loading, ...props }: TableProps<Row>) {
  const { box, overflows, hinted } = useScrollHint<HTMLDivElement>();
  // Column widths depend on the first rows, so headers shown earlier would shift.
  const [known, setKnown] = useState(loading === undefined);
  if (loading === undefined && !known) setKnown(true);
  const isEmpty = loading === undefined && rows.length === 0;
  return (
    <div className="table-frame">
      {lead}
      <div className="relative">
        <div
          ref={box}
          hidden={isEmpty}
          className="table-scroll"
          role={overflows ? 'region' : undefined}
          aria-label={overflows ? label : undefined}
          tabIndex={overflows ? 0 : undefined}
        >
          <table className="table" aria-label={label} aria-busy={loading !== undefined || undefined}>
            <thead>
              <tr hidden={!known}>
                {columns.map(({ key, header, numeric, sorted, pinned, tight }) => (
                  <th
                    key={key}
                    scope="col"
                    aria-sort={sorted ? 'descending' : undefined}
                    data-numeric={numeric ? '' : undefined}
                    data-pinned={pinnedTo(pinned)}
                    data-tight={tight ? '' : undefined}
                  >
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={props.rowKey(row)} data-own={props.isOwn?.(row) ? '' : undefined}>
                  {columns.map(({ key, cell, ...column }) => (
                    <Cell key={key} {...column}>
                      {cell(row)}
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {hinted && rows.length > 0 && (
          <p aria-hidden="true" className="table-hint">
            →
          </p>
        )}
      </div>
      {loading !== undefined && <Waiting text={loading} />}
      {isEmpty && <div className="px-4 py-6 text-center text-ink-2">{empty}</div>}
    </div>
  );
}

const pinnedTo = (pinned: boolean | 'start' | undefined) => (pinned === true ? '' : pinned || undefined);

type CellProps<Row> = Pick<Column<Row>, 'heads' | 'numeric' | 'pinned' | 'tight'> & {
  readonly children: ReactNode;
};

function Cell<Row>({ heads, numeric, pinned, tight, children }: CellProps<Row>) {
  const look = {
    'data-numeric': numeric ? '' : undefined,
    'data-pinned': pinnedTo(pinned),
    'data-tight': tight ? '' : undefined,
  };
  return heads ? (
    <th scope="row" {...look}>
      {children}
    </th>
  ) : (
    <td {...look}>{children}</td>
  );
}

const Waiting = ({ text }: { readonly text: string }) => (
  <div role="status" className="grid gap-3 px-3 py-4">
    <span className="text-sm text-ink-2">{text}</span>
    <Skeleton />
    <Skeleton />
    <Skeleton className="h-4 w-2/3" />
  </div>
);
