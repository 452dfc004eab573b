import type { ServiceStatus } from '@tessera/contracts';
import { CircleAlert, CircleCheck, CircleMinus } from '../../ui/icons/icons';
import { Skeleton } from '../../ui/loading/skeleton';
import { headlineOf, momentText, STATUS_TEXTS } from './status-texts';

const ICONS = { good: CircleCheck, disturbed: CircleMinus, bad: CircleAlert };

interface StatusHeadlineProps {
  readonly status: ServiceStatus | undefined;
  /** The metrics could not be updated. */
  readonly isStale: boolean;
}

/** How the service is doing, in a sentence. As high while loading. */
export function StatusHeadline({ status, isStale }: StatusHeadlineProps) {
  if (!status)
    return (
      <div className="status-headline" data-varies>
        <Skeleton className="size-7" />
        <div>
          <Skeleton className="display w-48 text-2xl" />
          <Skeleton className="mt-1 w-64" />
          <Skeleton className="mt-1 w-24 text-sm" />
        </div>
      </div>
    );
  const { state, title, detail } = headlineOf(status);
  const Icon = ICONS[state];
  return (
    <div className="status-headline" data-state={state}>
      <Icon size={28} aria-hidden />
      <div>
        <p className="display text-2xl">{title}</p>
        <p className="mt-1">{detail}</p>
        <p className="mt-1 text-sm text-ink-2" role="status">
          {isStale ? STATUS_TEXTS.stale : `As of ${momentText(status.at, status.at)}`}
        </p>
      </div>
    </div>
  );
}
