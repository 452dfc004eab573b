import { wordVerdict } from '@tessera/contracts/texts';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/form/text-fields';
import { reasonOf, WORD_FIELD, normalized, upperCased, useValidateWordQuery } from './word-verdict';

/** Looks up a word without leaving the game. */
export function WordLookup() {
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState<string | null>(null);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useValidateWordQuery(word ?? '', { skip: word === null });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = normalized(typed);
    if (wanted === '') return;
    setWord(wanted);
    if (wanted === word && error !== undefined) void refetch();
  };
  return (
    <form onSubmit={submit} className="grid gap-2">
      <div className="flex items-end gap-2 [&>.field]:flex-1">
        <TextField
          label="Is it a word?"
          value={typed}
          {...WORD_FIELD}
          onChange={(event) => setTyped(upperCased(event.target.value))}
        />
        <Button type="submit" size="large" disabled={typed.trim() === ''}>
          Look Up
        </Button>
      </div>
      <p role="status" className="min-h-[1lh] text-sm">
        {word !== null && !isFetching && data && <span>{wordVerdict(word, data.isValid)}</span>}
        {!isFetching && error !== undefined && <span className="text-terra">{reasonOf(error)}</span>}
      </p>
    </form>
  );
}
