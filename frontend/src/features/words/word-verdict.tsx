import { TEXTS, wordVerdict } from '@tessera/contracts/constants';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/loading/skeleton';
import { Tile } from '../../game-kit/board/tile';
import { WordDefinitions } from './word-definitions';
import { useValidateWordQuery } from './words.api';

export const reasonOf = (error: unknown): string => {
  if (!isApiError(error)) return TEXTS.tryAgain;
  return error.status === 0 ? `Failed to reach the word list. ${TEXTS.tryAgain}` : error.message;
};

interface WordVerdictProps {
  readonly word: string;
  /** How often it was submitted. Submitting again after a failure retries. */
  readonly asked: number;
}

/** Whether a word is valid according to the server and, if so, its definition. */
export function WordVerdict({ word, asked }: WordVerdictProps) {
  const { data, error, isFetching, refetch } = useValidateWordQuery(word);
  const retry = useEffectEvent(() => {
    if (error !== undefined && !isFetching) void refetch();
  });
  useEffect(() => retry(), [asked]);

  return (
    <section aria-label="Result" className="grid gap-4 pt-6">
      <span className="flex gap-2 pb-1" aria-hidden="true">
        {[...word].map((letter, at) => (
          <span key={at} className="w-[52px] [--tile-letter:27px]">
            <Tile letter={letter} tone={data?.isValid ? 'word' : 'plain'} />
          </span>
        ))}
      </span>
      <p role="status" className="font-display text-xl font-[620]">
        {isFetching && <span className="sr-only">Checking...</span>}
        {!isFetching && data && <span>{wordVerdict(word, data.isValid)}</span>}
      </p>
      {isFetching && <Skeleton className="h-6 w-60" />}
      {!isFetching && error !== undefined && (
        <div role="alert" className="grid gap-3">
          <p className="text-terra">{reasonOf(error)}</p>
          <Button onClick={() => void refetch()}>{TEXTS.retry}</Button>
        </div>
      )}
      {!isFetching && data?.isValid && <WordDefinitions word={word} />}
    </section>
  );
}
