import { PEOPLE_ADMIN_TEXTS as TEXTS } from '@tessera/contracts/admin';
import { useState, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/form/text-fields';
import { Card } from '../../../ui/layout/card';
import { FoundPeople } from './found-people';
import { PersonSheet } from './person-sheet';

/** Finds a player and opens their sheet. The open sheet is part of the address; what was typed isn't. */
export function PeoplePanel({ isModerator }: { readonly isModerator: boolean }) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [hasReturned, setHasReturned] = useState(false);
  const personId = params.get('person');
  const open = (person: string | null) =>
    setParams({ section: 'people', ...(person === null ? {} : { person }) });
  if (personId !== null) {
    const goBack = () => {
      setHasReturned(true);
      open(null);
    };
    return <PersonSheet key={personId} personId={personId} onBack={goBack} />;
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  return (
    <Card>
      <p className="max-w-[60ch] text-sm text-ink-2">{TEXTS.lead}</p>
      <form role="search" className="grid max-w-[480px] gap-3" onSubmit={submit}>
        <TextField
          label={TEXTS.search}
          hint={isModerator ? TEXTS.searchHintModerator : TEXTS.searchHint}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          required
          // The button that led here is gone.
          autoFocus={hasReturned}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" size="large">
          {TEXTS.find}
        </Button>
      </form>
      {search !== '' && <FoundPeople key={search} search={search} onOpen={open} />}
    </Card>
  );
}
