import { TEXTS } from '@tessera/contracts/texts';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { focusHeadingAfter } from '../util/focus-heading';

interface ShowMoreProps {
  /** An infinite query, which may be refetched at any time. */
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetching: boolean;
    readonly isFetchingNextPage: boolean;
    readonly error?: unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** What to say if the next page could not be loaded. */
  readonly failure: string;
  readonly label?: string;
  readonly wide?: boolean;
  readonly className?: string;
}

/** Loads the next page of a list, and says if that fails. Nothing if there is none. */
export function ShowMore({ query, failure, label = TEXTS.showMore, wide, className = '' }: ShowMoreProps) {
  const { hasNextPage, isFetching, isFetchingNextPage, error, fetchNextPage } = query;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // While it is being refetched, the query ignores requests for the next page.
    if (!isAsked || isFetching) return;
    queueMicrotask(() => {
      setAsked(false);
      void fetchNextPage();
    });
  }, [isAsked, isFetching, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={focusHeadingAfter} className={`grid gap-3 ${className}`}>
      {error !== undefined && !isFetchingNextPage && (
        <p role="alert" className="text-terra">
          {failure}
        </p>
      )}
      <Button wide={wide} busy={isFetchingNextPage || isAsked} onClick={() => setAsked(true)}>
        {label}
      </Button>
    </div>
  );
}
