import { Skeleton } from '../../ui/loading/skeleton';

/** The grids on the left, the analysis on the right or, on narrow screens, below. */
export const REPLAY_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]';

/** A placeholder with everything in its place. */
export const ReplayLoading = ({ text }: { readonly text: string }) => (
  <div role="status" aria-label={text} className={REPLAY_COLUMNS}>
    <div className="grid content-start gap-3">
      <div className="grid grid-cols-2 gap-3 pt-[30px] sm:gap-6">
        <Skeleton className="aspect-square w-full rounded-panel" />
        <Skeleton className="aspect-square w-full rounded-panel" />
      </div>
      <Skeleton className="h-12 w-full rounded-panel" />
      <Skeleton className="h-[130px] w-full rounded-panel" />
    </div>
    <div className="grid content-start gap-4">
      <Skeleton className="h-[220px] w-full rounded-card" />
      <Skeleton className="h-[200px] w-full rounded-card" />
    </div>
  </div>
);
