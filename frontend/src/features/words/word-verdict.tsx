import { TEXTS, wordVerdict } from '@tessera/contracts/texts';
import { LIMITS, PATHS } from '@tessera/contracts/wire';
import { useEffect, useEffectEvent } from 'react';
import { isApiError } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Skeleton } from '../../ui/loading/skeleton';
import { Tile } from '../../game-kit/board/tile';
import { api, post, type ResponseOf } from '../../store/api/api';

const wordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Both are read-only, although they use POST. As queries, their responses are cached and shared.
    validateWord: build.query<ResponseOf<'validateWord'>, string>({
      query: (word) => post(PATHS.validateWord, { word }),
    }),
    wordDefinition: build.query<ResponseOf<'wordDefinition'>['definition'], string>({
      query: (word) => post(PATHS.wordDefinition, { word }),
      transformResponse: ({ definition }: ResponseOf<'wordDefinition'>) => definition,
    }),
  }),
});

export const { useValidateWordQuery } = wordsApi;
const { useWordDefinitionQuery } = wordsApi;

/**
 * Converts to upper case except for letters that would turn into others (ß, ı, ſ), and so into a word that
 * nobody typed.
 */
export const upperCased = (text: string): string =>
  text.replace(/\p{Ll}/gu, (small) => {
    const capital = small.toUpperCase();
    return capital.toLowerCase() === small ? capital : small;
  });

/** The attributes of a field for a word. */
export const WORD_FIELD = {
  maxLength: LIMITS.WORD_MAX_LENGTH,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
} as const;

export const normalized = (text: string): string => upperCased(text.trim());

/** Shown after the verdict. A missing definition isn't an error. */
function WordDefinitions({ word }: { readonly word: string }) {
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
