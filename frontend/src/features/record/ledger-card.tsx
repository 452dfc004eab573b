import type { LedgerDay, LedgerMerge } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useState } from 'react';
import type { PlainDate } from '@tessera/rules';
import { reasonOf } from '../../store/api/api-error';
import { useDailyDate } from '../../store/daily/daily-date';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { FailedRows } from '../../ui/loading/load-states';
import { Skeleton } from '../../ui/loading/skeleton';
import { useStreakLedgerInfiniteQuery } from './record.api';
import { LEDGER_TEXTS, streaksText, dayLine, mergeLine } from './ledger-texts';
import { Link } from '../../ui/link/link';
import { focusHeadingAfter } from '../../ui/util/focus-heading';
import { useFocusOnMore, type FocusableItem } from '../../ui/util/use-focus-on-more';
import { dateText } from './record-texts';

interface LedgerRowProps extends FocusableItem {
  readonly entry: LedgerDay | LedgerMerge;
  readonly today: PlainDate;
}

/** A day of the ledger. If there was a game, the row leads to it. */
function LedgerRow({ entry, today, ...item }: LedgerRowProps) {
  const isMerge = entry.kind === 'merged';
  const { title, detail } = isMerge ? mergeLine(entry) : dayLine(entry, today);
  const streak = isMerge ? entry.streakAfter : entry.after;
  const gameId = isMerge ? null : entry.gameId;
  const row = (
    <>
      <span className="ledger__streak" data-kind={entry.kind}>
        <span className="sr-only">{LEDGER_TEXTS.streak} </span>
        <span>{streak}</span>
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap justify-between gap-x-[10px]">
          <b className="font-[560]">{title}</b>
          <time className="text-sm text-ink-2" dateTime={entry.date}>
            {dateText(entry.date, today)}
          </time>
        </span>
        <span className="block text-sm text-ink-2">{detail}</span>
      </span>
    </>
  );
  return gameId === null ? (
    <li className="ledger__row" {...item}>
      {row}
    </li>
  ) : (
    <li {...item}>
      <Link className="ledger__row" to={pathOf(PAGES.dailyResults, { gameId })}>
        {row}
      </Link>
    </li>
  );
}

/** How many rows are shown at first, and how many more each time. */
const ROWS = 12;
const MORE_ROWS = 30;

interface LedgerCardProps {
  readonly current: number;
  readonly best: number;
}

/** What began, carried and ended the streak. */
export function LedgerCard({ current, best }: LedgerCardProps) {
  const today = useDailyDate();
  const query = useStreakLedgerInfiniteQuery({ day: today }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, hasNextPage, fetchNextPage } = query;
  const [most, setMost] = useState(ROWS);
  const entries = data?.pages.flatMap((page) => page.entries);
  const shown = entries?.slice(0, most);
  const focusOnMore = useFocusOnMore(most > ROWS, shown?.length);
  const showMore = () => {
    setMost(most + MORE_ROWS);
    if (hasNextPage && most + MORE_ROWS > (entries?.length ?? 0)) void fetchNextPage();
  };
  const failure = error && !isFetching && `${LEDGER_TEXTS.failed}. ${reasonOf(error, TEXTS.tryAgain)}`;

  return (
    <Card title={LEDGER_TEXTS.title} note={streaksText(current, best)}>
      {!entries && error !== undefined && <FailedRows text={failure || LEDGER_TEXTS.failed} query={query} />}
      {!entries && error === undefined && (
        <div role="status" aria-label={LEDGER_TEXTS.loading}>
          <Skeleton className="h-[520px] w-full" />
        </div>
      )}
      {shown && (
        <ol className="ledger" aria-label={LEDGER_TEXTS.title}>
          {shown.map((entry, at) => (
            <LedgerRow
              key={`${entry.date} ${'at' in entry ? entry.at : entry.rule}`}
              entry={entry}
              today={today}
              {...(at === most - MORE_ROWS && focusOnMore)}
            />
          ))}
        </ol>
      )}
      {entries && failure && (
        <p role="alert" className="text-terra">
          {failure}
        </p>
      )}
      {entries && (hasNextPage || entries.length > most) && (
        <div ref={focusHeadingAfter} className="grid">
          <Button wide busy={isFetching} onClick={showMore}>
            {TEXTS.showMore}
          </Button>
        </div>
      )}
    </Card>
  );
}
