import { TEXTS } from '@tessera/contracts/constants';
import { Skeleton } from '../../ui/loading/skeleton';
import { useWordDefinitionQuery } from './words.api';

/** Shown after the verdict. A missing definition isn't an error. */
export function WordDefinitions({ word }: { readonly word: string }) {
  const { data, isError, isFetching } = useWordDefinitionQuery(word);
  if (isFetching) {
    return (
      <div className="grid gap-2" role="status">
        <span className="sr-only">Looking up the definition...</span>
        <Skeleton />
        <Skeleton className="h-4 w-3/4" />
      </div>
    );
  }
  if (isError) {
    return <p className="text-md text-ink-2">Failed to load the definition. {TEXTS.tryAgain}</p>;
  }
  if (!data || data.length === 0) return <p className="text-md text-ink-2">{TEXTS.noDefinitions}</p>;
  return (
    <ol className="grid gap-3" aria-label="Definitions">
      {data.map(({ partOfSpeech, definition }, at) => (
        <li key={at} className="grid gap-0.5">
          <i className="text-sm text-ink-2">{partOfSpeech}</i>
          <span>{definition}</span>
        </li>
      ))}
    </ol>
  );
}
