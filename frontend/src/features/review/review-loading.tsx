import { REVIEW_TEXTS } from '@tessera/contracts/constants';
import { Skeleton } from '../../ui/loading/skeleton';

/** A placeholder for the review. */
export const ReviewLoading = () => (
  <div className="grid gap-4">
    <p role="status" className="text-ink-2">
      {REVIEW_TEXTS.loading}
    </p>
    <Skeleton className="h-[60px] w-full rounded-panel" />
    <Skeleton className="h-[220px] w-full rounded-panel" />
    <Skeleton className="h-[120px] w-full rounded-panel" />
  </div>
);
