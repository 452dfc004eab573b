import { useState, type ReactNode, useEffect, useRef } from 'react';
import { LIMITS } from '@tessera/contracts/wire';
import { Skeleton } from '../loading/skeleton';
import type { Elements } from '../util/elements';

/** Does a box have content to its right that the player hasn't scrolled to yet? */
function useScrollHint<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [overflows, setOverflows] = useState(false);
  const [found, setFound] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const onScroll = () => element.scrollLeft > LIMITS.SCROLL_HINT_PX && setFound(true);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { box, overflows, hinted: overflows && !found };
}

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  /** Right-aligned, with tabular figures. */
  readonly numeric?: boolean;
  /** The rows are sorted by this column, in descending order. */
  readonly sorted?: boolean;
  /** Sticks to the left edge while the other columns scroll. */
  readonly pinned?: boolean;
  /** Takes the width that the other columns leave. */
  readonly grows?: boolean;
  /** Its cells are the headers of their rows. */
  readonly heads?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

export interface TableProps<Row> {
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
  readonly lead?: Elements;
  /** Shown while the rows are loading. */
  readonly loading?: string;
  /** Its style sheet lays the rows out in another way on phones, by the keys of the columns. */
  readonly stacked?: boolean;
}

/** Not all browsers keep these roles for elements that are laid out in another way. */
const STACKED = {
  table: { role: 'table' },
  head: { role: 'rowgroup' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
} as const;
const AS_USUAL: Partial<typeof STACKED> = {};

export function Table<Row>({
  label,
  columns,
  rows,
  empty,
  lead,
  loading,
  stacked = false,
  ...props
}: TableProps<Row>) {
  const roles = stacked ? STACKED : AS_USUAL;
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
          <table
            className="table"
            aria-label={label}
            aria-busy={loading !== undefined || undefined}
            {...roles.table}
          >
            <thead {...roles.head}>
              <tr hidden={!known} {...roles.row}>
                {columns.map(({ key, header, numeric, sorted, pinned, grows }) => (
                  <th
                    key={key}
                    scope="col"
                    aria-sort={sorted ? 'descending' : undefined}
                    data-numeric={numeric ? '' : undefined}
                    data-pinned={pinned ? '' : undefined}
                    data-grows={grows ? '' : undefined}
                    {...roles.header}
                  >
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...roles.body}>
              {rows.map((row) => (
                <tr key={props.rowKey(row)} data-own={props.isOwn?.(row) ? '' : undefined} {...roles.row}>
                  {columns.map(({ key, cell, ...column }) => (
                    <Cell key={key} stackedAs={stacked ? key : undefined} {...column}>
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

type CellProps<Row> = Pick<Column<Row>, 'heads' | 'numeric' | 'pinned' | 'grows'> & {
  /** The key of the column in a stacked table. */
  readonly stackedAs: string | undefined;
  readonly children: ReactNode;
};

function Cell<Row>({ heads, numeric, pinned, grows, stackedAs, children }: CellProps<Row>) {
  const look = {
    'data-numeric': numeric ? '' : undefined,
    'data-pinned': pinned ? '' : undefined,
    'data-grows': grows ? '' : undefined,
    'data-column': stackedAs,
    role: stackedAs && (heads ? 'rowheader' : 'cell'),
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
