import { MODERATION_TEXTS, type Report } from '@tessera/contracts/moderation';
import { useState } from 'react';
import { Card } from '../../../ui/layout/card';
import { ChoiceTabs } from '../../../ui/tabs/choice-tabs';
import { type ReportState, useAdminReportsInfiniteQuery } from '../admin.api';
import { TEXTS } from '@tessera/contracts/texts';
import { Button } from '../../../ui/button/button';
import { EmptyState, FailedRows } from '../../../ui/loading/load-states';
import { Skeleton } from '../../../ui/loading/skeleton';
import { ReportItem } from './report-item';

const STATES = ['open', 'closed'] as const;

/** What players have reported: what is still to do, or what has been done. */
export function ReportsPanel() {
  const [state, setState] = useState<ReportState>('open');
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-sm text-ink-2">{MODERATION_TEXTS.lead}</p>
        <ChoiceTabs
          label={MODERATION_TEXTS.show}
          choices={STATES.map((key) => ({ key, label: MODERATION_TEXTS[key] }))}
          value={state}
          onChange={setState}
          className="w-full sm:w-64"
        />
      </div>
      <ReportList key={state} state={state} />
    </Card>
  );
}

/** New reports push others to the next page, which then repeats them. */
const withoutRepeats = (reports: readonly Report[]): Report[] => [
  ...new Map(reports.map((report) => [report.id, report])).values(),
];

function ReportList({ state }: { readonly state: ReportState }) {
  const list = useAdminReportsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch, hasNextPage, fetchNextPage } = list;
  if (currentData === undefined) {
    return error === undefined ? <Loading /> : <FailedRows text={MODERATION_TEXTS.failed} query={list} />;
  }
  const reports = withoutRepeats(currentData.pages.flatMap((page) => page.reports));
  if (reports.length === 0) {
    return state === 'open' ? (
      <EmptyState title={MODERATION_TEXTS.empty} detail={MODERATION_TEXTS.emptyDetail} />
    ) : (
      <EmptyState title={MODERATION_TEXTS.emptyClosed} />
    );
  }
  // Reports that have left the list here make the following ones move up a page.
  const haveMoved = reports.some(({ actions }) => (actions.length === 0) !== (state === 'open'));
  return (
    <>
      <ul aria-label={MODERATION_TEXTS.title} aria-busy={isFetching || undefined} className="grid">
        {reports.map((report) => (
          <ReportItem key={report.id} report={report} onOutdated={() => void refetch()} />
        ))}
      </ul>
      {error !== undefined && !isFetching && (
        <p role="alert" className="text-terra">
          {MODERATION_TEXTS.failed}
        </p>
      )}
      {hasNextPage && (
        <div>
          <Button busy={isFetching} onClick={() => void (haveMoved ? refetch() : fetchNextPage())}>
            {TEXTS.showMore}
          </Button>
        </div>
      )}
    </>
  );
}

const Loading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">{MODERATION_TEXTS.loading}</span>
    <Skeleton className="h-28 w-full rounded-card" />
    <Skeleton className="h-28 w-full rounded-card" />
  </div>
);
