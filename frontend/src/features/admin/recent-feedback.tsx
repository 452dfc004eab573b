import {
  type DashboardMetrics,
  type FeedbackItem,
  ADMIN_TEXTS,
  feedbackCounts,
  lastDaysText,
  noFeedbackSince,
} from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { useAdminFeedbackQuery } from './admin.api';
import { moment } from './metrics';

interface RecentFeedbackProps {
  readonly recent: readonly FeedbackItem[];
  readonly stats: DashboardMetrics['feedbackStats'];
}

/** Messages from players: the latest few, and on request those of more days. */
export function RecentFeedback({ recent, stats }: RecentFeedbackProps) {
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState<number | null>(null);
  const { currentData, isFetching, error } = useAdminFeedbackQuery(days ?? 0, {
    skip: days === null,
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? recent.slice(0, LIMITS.DASHBOARD_FIRST_FEEDBACK);
  return (
    <Card
      title={ADMIN_TEXTS.feedback}
      note={feedbackCounts(stats.feedbackThisWeek, stats.totalFeedbackCount)}
    >
      {shown.length === 0 ? (
        <p className="text-ink-2">{emptyText(days, stats.totalFeedbackCount)}</p>
      ) : (
        <ul className="grid" aria-label={ADMIN_TEXTS.feedback} aria-busy={isFetching || undefined}>
          {shown.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p role="alert" className="text-terra">
          {ADMIN_TEXTS.feedbackFailed}
        </p>
      )}
      {open ? (
        <div role="group" aria-label={TEXTS.showMore} className="flex flex-wrap gap-2">
          {LIMITS.FEEDBACK_WINDOWS.map((window, at) => (
            <Button
              key={window}
              // The buttons replace the pressed one, so the first of them takes over the focus.
              autoFocus={at === 0}
              aria-pressed={days === window}
              variant={days === window ? 'primary' : 'quiet'}
              busy={isFetching && days === window}
              onClick={() => setDays(window)}
            >
              {lastDaysText(window)}
            </Button>
          ))}
        </div>
      ) : (
        <div>
          <Button aria-expanded={false} onClick={() => setOpen(true)}>
            {TEXTS.showMore}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Older messages are a press away. */
function emptyText(days: number | null, total: number): string {
  if (total === 0) return TEXTS.noData;
  return days === null ? noFeedbackSince(LIMITS.DASHBOARD_WEEK_DAYS) : ADMIN_TEXTS.noFeedback;
}

const Item = ({ id, email, message, createdAt }: FeedbackItem) => (
  <li className="grid gap-1 border-t border-line py-2.5 first:border-t-0">
    <p className="wrap-anywhere whitespace-pre-line">{message}</p>
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
      <time dateTime={createdAt}>{moment(createdAt)}</time>
      {email !== null && (
        <a className="text-link wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      <code className="wrap-anywhere">{id}</code>
    </p>
  </li>
);
