import { Skeleton } from '../../ui/loading/skeleton';
import { RECORD_TEXTS } from './record-texts';

/** As tall as the record of somebody with games. */
export const RecordLoading = () => (
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
