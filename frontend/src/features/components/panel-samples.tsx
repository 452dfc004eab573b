import { PRODUCT } from '@tessera/contracts/product';
import { useState } from 'react';
import { Info } from '../../ui/icons/icons';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/share/copy-button';
import { Dialog } from '../../ui/dialog/dialog';
import { RoundStrip } from '../../game-kit/layout/round-strip';
import { EmptyState } from '../../ui/loading/load-states';
import { Table, type Column } from '../../ui/table/table';
import { toast } from '../../ui/toast/toast';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { TABLE_ROWS, type SampleRow } from './samples';
import { Line, Section } from './samples';

export function PanelSamples() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Dialog, toasts, tooltips">
      <Line>
        <Button onClick={() => setOpen(true)}>Open Dialog</Button>
        <Button onClick={() => toast({ title: 'Copied!', description: 'Disappears after five seconds.' })}>
          Toast
        </Button>
        <Button onClick={() => toast({ title: 'Failed to share', tone: 'destructive' })}>Error Toast</Button>
        <CopyButton text={`${PRODUCT} #689`} label="Copy" />
        <Tooltip text="Turtle: ten games in a row with 20 points or more">
          <button type="button" className="icon-button" aria-label="About the streak">
            <Info size={20} aria-hidden />
          </button>
        </Tooltip>
        <Tooltip text="A second tooltip opens without delay">
          <button type="button" className="icon-button" aria-label="About the second tooltip">
            <Info size={20} aria-hidden />
          </button>
        </Tooltip>
      </Line>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Scoring Rules"
        description="Only words in rows and columns count."
      >
        <p>
          Words of two, three and four letters score one point per letter: left to right and top to bottom,
          one word per line.
        </p>
        <div className="mt-4 grid">
          <Button variant="primary" onClick={() => setOpen(false)}>
            Got it!
          </Button>
        </div>
      </Dialog>
    </Section>
  );
}

const COLUMNS: readonly Column<SampleRow>[] = [
  { key: 'rank', header: '#', numeric: true, cell: (row) => row.rank },
  { key: 'name', header: 'Player', cell: (row) => row.name },
  { key: 'score', header: 'Score', numeric: true, cell: (row) => row.score },
  { key: 'streak', header: 'Streak', numeric: true, cell: (row) => row.streak },
  { key: 'rounds', header: 'Rounds', cell: (row) => <RoundStrip round={row.round} size="small" /> },
];

const table = { columns: COLUMNS, rowKey: (row: SampleRow) => String(row.rank) };

export const TableSamples = () => (
  <Section title="Table">
    <Table
      {...table}
      label="Sample"
      rows={TABLE_ROWS}
      isOwn={(row) => row.name === 'You'}
      empty="No players yet"
    />
    <Table
      {...table}
      label="Empty sample"
      rows={[]}
      empty={<EmptyState title="Nobody has played today yet" detail="Be the first!" />}
    />
    <Table {...table} label="Loading sample" rows={[]} empty="" loading="Loading the table..." />
  </Section>
);
