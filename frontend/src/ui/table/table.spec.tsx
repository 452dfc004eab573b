import { fireEvent, render, screen } from '@testing-library/react';
import { Table } from './table';

interface Row {
  readonly name: string;
  readonly score: number;
}

const show = (rows: readonly Row[], loading?: string) =>
  render(
    <Table
      label="Scores"
      columns={[
        { key: 'name', header: 'Player', cell: (row: Row) => row.name },
        { key: 'score', header: 'Score', numeric: true, cell: (row: Row) => row.score },
      ]}
      rows={rows}
      rowKey={(row) => row.name}
      empty="Nobody yet"
      loading={loading}
    />,
  );

it('shows its rows', () => {
  show([{ name: 'You', score: 29 }]);
  expect(screen.getByRole('row', { name: 'You 29' })).toBeInTheDocument();
});

it('shows the empty message, but not while it is loading', () => {
  const { unmount } = show([]);
  expect(screen.getByText('Nobody yet')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  unmount();
  show([], 'Loading scores...');
  expect(screen.queryByText('Nobody yet')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading scores...');
});

describe('in a container too narrow for it', () => {
  const { ResizeObserver } = window;
  beforeEach(() => {
    window.ResizeObserver = class extends ResizeObserver {
      readonly #report: ResizeObserverCallback;
      constructor(report: ResizeObserverCallback) {
        super(report);
        this.#report = report;
      }
      override observe(target: Element) {
        Object.defineProperty(target, 'scrollWidth', { configurable: true, value: 500 });
        Object.defineProperty(target, 'clientWidth', { configurable: true, value: 300 });
        this.#report([], this);
      }
    };
  });
  afterEach(() => {
    window.ResizeObserver = ResizeObserver;
  });

  it('hints that it scrolls until scrolled by more than 5 px', () => {
    show([{ name: 'You', score: 29 }]);
    const box = screen.getByRole('region', { name: 'Scores' });
    fireEvent.scroll(box, { target: { scrollLeft: 5 } });
    expect(screen.getByText('→')).toBeInTheDocument();
    fireEvent.scroll(box, { target: { scrollLeft: 6 } });
    expect(screen.queryByText('→')).not.toBeInTheDocument();
  });
});
