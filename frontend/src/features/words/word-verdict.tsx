import { TEXTS, wordVerdict } from '@tessera/contracts/constants';
import { isApiError } from '../../store/api-error';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { Tile } from '../../ui/tile';
import { WordDefinitions } from './word-definitions';
import { useValidateWordQuery } from './words.api';

const TOO_MANY = 429;

const reasonOf = (error: unknown): string => {
  if (!isApiError(error)) return TEXTS.tryAgain;
  if (error.status === TOO_MANY) return TEXTS.rateLimited;
  return error.status === 0 ? `The word list cannot be reached. ${TEXTS.tryAgain}` : error.message;
};

/** What the server says of one word, and, for a valid one, what it means. */
export function WordVerdict({ word }: { readonly word: string }) {
  const { data, error, isFetching, refetch } = useValidateWordQuery(word);
  return (
    <section aria-label="Result" className="grid gap-4 pt-6">
      <span className="flex gap-2 pb-1" aria-hidden="true">
        {[...word].map((letter, at) => (
          <span key={at} className="w-[52px] [--tile-letter:27px]">
            <Tile letter={letter} tone={data?.isValid ? 'word' : 'plain'} />
          </span>
        ))}
      </span>
      <p role="status" className="font-display text-[19px] font-[620]">
        {isFetching && <span className="sr-only">Checking…</span>}
        {!isFetching && data && wordVerdict(word, data.isValid)}
      </p>
      {isFetching && <Skeleton className="h-6 w-60" />}
      {!isFetching && error !== undefined && (
        <div role="alert" className="grid gap-3">
          <p className="text-terra">{reasonOf(error)}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {!isFetching && data?.isValid && <WordDefinitions word={word} />}
    </section>
  );
}
