import { TEXTS } from '@tessera/contracts/texts';
import { PERFECT_SCORE, STREAK_SCORE } from '@tessera/rules';
import { reasonOf } from '../../store/api/api-error';
import { useDailyDate } from '../../store/daily/daily-date';
import { Page } from '../../ui/layout/page';
import { TodaysGameButton } from '../../ui/button/page-buttons';
import { EmptyState, LoadFailed } from '../../ui/loading/load-states';
import { LedgerCard } from './ledger-card';
import { Opponents } from './opponents';
import { RECORD_TEXTS, averageText, gamesText } from './record-texts';
import { usePlayerRecordQuery, type OwnRecord } from './record.api';
import { YearCard } from './year-card';
import { Skeleton } from '../../ui/loading/skeleton';
import { Link, TextLink } from '../../ui/link/link';
import { gamesPath } from './record-filter';
import { useState } from 'react';
import { pointsText } from '../../ui/util/format';
import { ScoreBars } from '../../ui/charts/score-bars';
import { Card } from '../../ui/layout/card';

/** The headline numbers. Each leads to its games. */
function HeadlineStats({ record: { games, mean, best, perfect } }: { readonly record: OwnRecord }) {
  const stats = [
    { label: RECORD_TEXTS.games, value: games, to: gamesPath() },
    { label: RECORD_TEXTS.average, value: mean === null ? '–' : averageText(mean), to: gamesPath() },
    { label: RECORD_TEXTS.best, value: best ?? '–', to: gamesPath({ score: best ?? 0 }) },
    { label: RECORD_TEXTS.perfect, value: perfect, to: gamesPath({ score: PERFECT_SCORE }) },
  ];
  return (
    <ul className="grid grid-cols-4 rounded-card border border-line bg-card shadow-card">
      {stats.map(({ label, value, to }) => (
        <li key={label} className="border-l border-line first:border-l-0">
          <Link
            className="grid justify-items-center gap-[2px] rounded-card px-[4px] pt-[12px] pb-[10px] text-inherit no-underline [&:hover>span]:underline"
            to={to}
          >
            <b className="font-display text-3xl leading-[1.1] font-[620] tabular-nums">{value}</b>
            <span className="text-sm text-ink-2">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The numbers, the ledger beside them on wide screens, and the friends. */
const RECORD =
  'grid grid-cols-[minmax(0,1fr)] gap-[24px] pb-[8px] lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-[32px]';
const COLUMN = 'grid grid-cols-[minmax(0,1fr)] content-start gap-[24px]';
const BESIDE = 'lg:[grid-area:1/2/span_2]';

/** As tall as the record of somebody with games. */
const RecordLoading = () => (
  <div role="status" aria-label={RECORD_TEXTS.loading} className={RECORD}>
    <div className={COLUMN}>
      <Skeleton className="h-[74px] w-full rounded-panel" />
      <Skeleton className="h-[262px] w-full rounded-card" />
      <Skeleton className="h-[620px] w-full rounded-card lg:h-[400px]" />
    </div>
    <div className={BESIDE}>
      <Skeleton className="h-[620px] w-full rounded-card" />
    </div>
  </div>
);

/** The headline numbers, the calendar, the streak and the friends of a player. */
export function RecordOverview() {
  const day = useDailyDate();
  const query = usePlayerRecordQuery({ day }, { refetchOnMountOrArgChange: true });
  const { data, error } = query;
  const failed = data === undefined && error !== undefined;
  return (
    <Page
      title={TEXTS.yourRecord}
      heading={TEXTS.yourRecord}
      hiddenHeading={failed}
      width={failed ? 'text' : 'wide'}
    >
      {failed ? (
        <LoadFailed title={RECORD_TEXTS.failed} detail={reasonOf(error, TEXTS.tryAgain)} query={query} />
      ) : (
        <>
          <p className="lead">{RECORD_TEXTS.lead}</p>
          {data ? <Overview record={data} /> : <RecordLoading />}
        </>
      )}
    </Page>
  );
}

const Overview = ({ record }: { readonly record: OwnRecord }) => (
  <div className={RECORD}>
    {record.games === 0 ? (
      <div className={COLUMN}>
        <EmptyState title={RECORD_TEXTS.empty} detail={RECORD_TEXTS.emptyDetail}>
          <TodaysGameButton variant="primary" wide />
        </EmptyState>
      </div>
    ) : (
      <>
        <div className={COLUMN}>
          <HeadlineStats record={record} />
          <ScoresCard scores={record.scores} />
          <YearCard months={record.months} />
        </div>
        <div className={BESIDE}>
          <LedgerCard current={record.currentStreak} best={record.bestStreak} />
        </div>
      </>
    )}
    <div className={COLUMN}>
      <Opponents />
    </div>
  </div>
);

const TICKS = [0, 10, STREAK_SCORE, PERFECT_SCORE];

/** How often the player had each score. A slider over the bars chooses one and leads to its games. */
function ScoresCard({ scores }: { readonly scores: readonly number[] }) {
  const [score, setScore] = useState(() => scores.lastIndexOf(Math.max(...scores)));
  const games = scores[score] ?? 0;
  const text = `${pointsText(score)}: ${gamesText(games)}`;
  return (
    <Card title={RECORD_TEXTS.scores}>
      <div className="relative rounded-[6px] has-[>input:focus-visible]:[outline:3px_solid_var(--teal)] has-[>input:focus-visible]:outline-offset-4">
        <ScoreBars counts={scores} marked={score} notableFrom={STREAK_SCORE} ticks={TICKS} />
        <input
          type="range"
          className="absolute inset-0 m-0 w-full cursor-pointer opacity-0"
          min={0}
          max={PERFECT_SCORE}
          value={score}
          aria-label={RECORD_TEXTS.pickScore}
          aria-valuetext={text}
          onChange={({ target }) => setScore(Number(target.value))}
        />
      </div>
      <p className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <span>
          <b className="font-semibold">{pointsText(score)}</b>
          <span className="text-ink-2">{` · ${gamesText(games)}`}</span>
        </span>
        {games > 0 && <TextLink to={gamesPath({ score })}>{RECORD_TEXTS.seeGames}</TextLink>}
      </p>
    </Card>
  );
}
