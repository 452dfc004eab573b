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
    <ul className="headline-stats">
      {stats.map(({ label, value, to }) => (
        <li key={label}>
          <Link className="headline-stats__stat" to={to}>
            <b>{value}</b>
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** As tall as the record of somebody with games. */
const RecordLoading = () => (
  <div role="status" aria-label={RECORD_TEXTS.loading} className="record">
    <div className="record__main">
      <Skeleton className="h-[74px] w-full rounded-panel" />
      <Skeleton className="h-[262px] w-full rounded-card" />
      <Skeleton className="h-[620px] w-full rounded-card lg:h-[400px]" />
    </div>
    <div className="record__ledger">
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
  <div className="record">
    {record.games === 0 ? (
      <div className="record__main">
        <EmptyState title={RECORD_TEXTS.empty} detail={RECORD_TEXTS.emptyDetail}>
          <TodaysGameButton variant="primary" wide />
        </EmptyState>
      </div>
    ) : (
      <>
        <div className="record__main">
          <HeadlineStats record={record} />
          <ScoresCard scores={record.scores} />
          <YearCard months={record.months} />
        </div>
        <div className="record__ledger">
          <LedgerCard current={record.currentStreak} best={record.bestStreak} />
        </div>
      </>
    )}
    <div className="record__friends">
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
      <div className="score-picker">
        <ScoreBars counts={scores} marked={score} notableFrom={STREAK_SCORE} ticks={TICKS} />
        <input
          type="range"
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
