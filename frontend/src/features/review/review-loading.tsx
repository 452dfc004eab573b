import { REVIEW_TEXTS } from '../../solver/review-texts';
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
