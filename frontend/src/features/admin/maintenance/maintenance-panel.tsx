import { MAINTENANCE_ADMIN_TEXTS as TEXTS } from '@tessera/contracts/maintenance';
import { Card } from '../../../ui/layout/card';
import { FailedRows } from '../../../ui/loading/load-states';
import { AnnouncementCard } from './announcement-card';
import { useMaintenanceQuery } from './maintenance.api';
import { PauseCard } from './pause-card';

/** What is announced to everyone, and the pause in which nothing new begins. */
export function MaintenancePanel() {
  const { data, error, isFetching, refetch } = useMaintenanceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined)
    return (
      <Card>
        {error === undefined ? (
          <p role="status" className="text-ink-2">
            {TEXTS.loading}
          </p>
        ) : (
          <FailedRows text={TEXTS.failed} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  return (
    <div className="grid gap-4 pb-6">
      <p className="max-w-[60ch] text-sm text-ink-2">{TEXTS.note}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <AnnouncementCard announcement={data.announcement} />
        <PauseCard pause={data.pause} />
      </div>
    </div>
  );
}
