import type { ReviewedRound } from '@tessera/contracts/solver';
import { TEXTS } from '@tessera/contracts/texts';
import { type DailyMove, isOddRound } from '@tessera/rules';
import { useRef, useState } from 'react';
import { REVIEW_TEXTS, changeText } from '../../solver/review-texts';
import { Button } from '../../ui/button/button';
import { Facts } from '../../ui/stats/stats';
import { Message } from '../../ui/layout/message';
import {
  gridsOf,
  sentenceOf,
  squaresOf,
  titleOf,
  totalsOf,
  costOf,
  hadBetter,
  luckOf,
} from './review-metrics';
import { announce } from '../../ui/live-region/live-region';
import { RoundDetail } from './round-detail';
import { RoundTiles } from './round-tiles';
import type { Review } from '../../solver/solver-messages';
import { useSolver } from '../../solver/use-solver';
import { ExpectedScoreChart } from './expected-score-chart';
import { ChevronRight } from '../../ui/icons/page-icons';
import { Tile } from '../../game-kit/board/tile';
import { Table, type Column } from '../../ui/table/table';
import { Skeleton } from '../../ui/loading/skeleton';

/** A placeholder for the review, with everything in its place. */
export const ReviewLoading = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
    <div className="grid content-start gap-5">
      <Skeleton className="h-[62px] w-full rounded-panel" />
      <div>
        <h2 className="text-xl">{REVIEW_TEXTS.chart}</h2>
        <p role="status" className="text-sm text-ink-2">
          {REVIEW_TEXTS.loading}
        </p>
      </div>
      <Skeleton className="aspect-[360/244] w-full rounded-panel" />
      <Skeleton className="mt-12 h-[230px] w-full rounded-panel" />
    </div>
    <div className="grid content-start gap-3">
      <h2 className="text-xl">{REVIEW_TEXTS.rounds}</h2>
      <Skeleton className="h-[120px] w-full rounded-panel" />
      <Skeleton className="h-[220px] w-full rounded-panel" />
    </div>
  </div>
);

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
const RoundsTable = ({ rounds }: { readonly rounds: readonly ReviewedRound[] }) => (
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

interface MomentListProps {
  readonly moments: readonly ReviewedRound[];
  readonly onSelect: (round: number) => void;
}

/** The rounds that mattered most, each with a sentence. A click shows the round. */
const MomentList = ({ moments, onSelect }: MomentListProps) => (
  <section className="grid gap-2">
    <h2 className="text-xl">{REVIEW_TEXTS.moments}</h2>
    <ul className="divide-y divide-line overflow-clip rounded-panel border border-line bg-card">
      {moments.map((round) => (
        <li key={round.round}>
          <button
            type="button"
            className="flex w-full items-center gap-3 px-3 py-2.5 text-left -outline-offset-3 hover:bg-ink/5"
            onClick={() => onSelect(round.round)}
          >
            <span className="w-9 flex-none [--tile-letter:18px] [--tile-radius:7px] [--tile-thick:2px]">
              <Tile letter={round.letter} />
            </span>
            <span className="grid flex-1">
              <b className="text-sm font-semibold">{`Round ${round.round}`}</b>
              <span className="text-md text-ink-2">{sentenceOf(round)}</span>
            </span>
            <ChevronRight size={18} className="flex-none text-ink-2" />
          </button>
        </li>
      ))}
    </ul>
  </section>
);

interface ReviewViewProps {
  readonly moves: readonly DailyMove[];
  /** The version of the word list that scored the game. */
  readonly lexicon: string;
}

/** How luck and choices shaped a game, in total and round by round. */
export function ReviewView({ moves, lexicon }: ReviewViewProps) {
  const { answer, state, retry } = useSolver('review', { moves, lexicon });
  if (answer) return <Reviewed review={answer} />;
  if (state === 'working') return <ReviewLoading />;
  return (
    <Message title={REVIEW_TEXTS.failed}>
      <Button variant="primary" wide onClick={retry}>
        {TEXTS.retry}
      </Button>
    </Message>
  );
}

function Reviewed({ review: { rounds, moments } }: { readonly review: Review }) {
  const [selected, setSelected] = useState(moments[0] ?? 1);
  const detail = useRef<HTMLDivElement>(null);
  const { start, luck, skill } = totalsOf(rounds);
  const round = rounds[selected - 1]!;
  // In the page's own region, because a region that appears together with its text isn't read.
  const select = (number: number) => {
    setSelected(number);
    const shown = rounds[number - 1]!;
    announce(`${titleOf(shown)}. ${sentenceOf(shown)} ${squaresOf(shown)}`);
  };
  const show = (number: number) => {
    select(number);
    detail.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        <Facts
          items={[
            { label: REVIEW_TEXTS.atStart, value: start.toFixed(1) },
            { label: REVIEW_TEXTS.luck.toLowerCase(), value: changeText(luck) },
            { label: REVIEW_TEXTS.skill.toLowerCase(), value: changeText(skill) },
          ]}
        />
        <figure className="grid gap-2">
          <figcaption>
            <h2 className="text-xl">{REVIEW_TEXTS.chart}</h2>
            <p className="text-sm text-ink-2">{REVIEW_TEXTS.chartDetail}</p>
          </figcaption>
          <ExpectedScoreChart rounds={rounds} moments={moments} selected={selected} onSelect={select} />
          <RoundsTable rounds={rounds} />
        </figure>
        {moments.length > 0 && (
          <MomentList moments={moments.map((number) => rounds[number - 1]!)} onSelect={show} />
        )}
      </div>
      <div ref={detail} className="grid scroll-my-4 content-start gap-3">
        <h2 className="text-xl">{REVIEW_TEXTS.rounds}</h2>
        <RoundTiles rounds={rounds} selected={selected} onSelect={select} />
        <RoundDetail key={selected} round={round} grid={gridsOf(rounds)[selected - 1]!} />
      </div>
    </div>
  );
}
