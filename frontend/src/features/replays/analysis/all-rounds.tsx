import type { ReplayFrame } from '@tessera/rules';
import type { ReplayReview } from '@tessera/solver';
import { GAME_REVIEW_TEXTS } from '../replay-texts';
import { changeText, REVIEW_TEXTS } from '../../../solver/review-texts';
import { Table, type Column } from '../../../ui/table/table';
import type { ShownReplay } from '../replay-players';
import { Name } from '../../../ui/layout/name';

interface AllRoundsProps {
  readonly shown: ShownReplay;
  readonly frames: readonly ReplayFrame[];
  readonly review: ReplayReview;
}

/** The analysis as a table, for those who want the numbers or can't see the chart. */
export function AllRounds({ shown: { players, names }, frames, review }: AllRoundsProps) {
  const columns: Column<ReplayFrame>[] = [
    { key: 'round', header: 'Round', numeric: true, heads: true, cell: ({ round }) => round },
    { key: 'letter', header: 'Letter', cell: ({ letter }) => <span translate="no">{letter}</span> },
    {
      key: 'by',
      header: 'Chosen by',
      cell: ({ chosenBy }) => (typeof chosenBy === 'number' ? <Name>{names[chosenBy].start}</Name> : 'Blind'),
    },
    ...players.flatMap(({ side, name }): Column<ReplayFrame>[] => {
      const at = ({ round }: ReplayFrame) => review.sides[side].rounds[round - 1]!;
      const column = (key: string, what: string, cell: Column<ReplayFrame>['cell']) => ({
        key: `${key}-${side}`,
        header: `${name.start}: ${what}`,
        numeric: true,
        cell,
      });
      return [
        column('luck', 'luck', (frame) => changeText(at(frame).luck)),
        column('choice', 'choice', (frame) => changeText(at(frame).skill)),
        column('after', 'expected', (frame) => at(frame).after.toFixed(1)),
      ];
    }),
  ];
  return (
    <details className="group">
      <summary className="text-link w-fit cursor-pointer py-2">{REVIEW_TEXTS.table}</summary>
      <Table
        label={GAME_REVIEW_TEXTS.rounds}
        columns={columns}
        rows={frames.slice(1)}
        rowKey={({ round }) => String(round)}
        empty=""
      />
    </details>
  );
}
