import type { ReviewedRound } from '@tessera/contracts';
import { isOddRound } from '@tessera/rules';
import { REVIEW_TEXTS, changeText } from '../../solver/review-texts';
import { Table, type Column } from '../../ui/table/table';
import { costOf, hadBetter, luckOf } from './review-metrics';

const COLUMNS: readonly Column<ReviewedRound>[] = [
  { key: 'round', header: 'Round', numeric: true, heads: true, cell: ({ round }) => round },
  { key: 'letter', header: 'Letter', cell: ({ letter }) => <span translate="no">{letter}</span> },
  { key: 'before', header: 'Before', numeric: true, cell: ({ before }) => before.toFixed(1) },
  {
    key: 'luck',
    header: 'Luck',
    numeric: true,
    cell: (round) => (isOddRound(round.round) ? changeText(luckOf(round)) : '–'),
  },
  { key: 'choice', header: 'Choice', numeric: true, cell: (round) => changeText(-costOf(round)) },
  { key: 'after', header: 'After', numeric: true, cell: ({ after }) => after.toFixed(1) },
  {
    key: 'better',
    header: 'Better',
    cell: (round) => (hadBetter(round) ? <span translate="no">{round.bestLetter}</span> : '–'),
  },
];

/** The chart's data as a table. */
export const RoundsTable = ({ rounds }: { readonly rounds: readonly ReviewedRound[] }) => (
  <details className="group">
    <summary className="text-link w-fit cursor-pointer py-2">{REVIEW_TEXTS.table}</summary>
    <Table
      label={REVIEW_TEXTS.rounds}
      columns={COLUMNS}
      rows={rounds}
      rowKey={({ round }) => String(round)}
      empty=""
    />
  </details>
);
