import { TEXTS } from '@tessera/contracts/texts';
import { Button } from '../button/button';

interface ShowMoreProps {
  /** An infinite query, which may be refetched at any time. */
  readonly query: {
    readonly hasNextPage: boolean;
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
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className={`grid gap-3 ${className}`}>
      {error !== undefined && !isFetchingNextPage && (
        <p role="alert" className="text-terra">
          {failure}
        </p>
      )}
      <Button wide={wide} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
