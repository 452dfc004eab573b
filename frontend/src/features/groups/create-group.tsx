import { GROUP_TEXTS } from '@tessera/contracts/groups';
import { GROUP_NAME_PROBLEMS, cleanName, nameProblem } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { useRef, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { GROUP_LABELS } from './group-labels';
import { TextLink } from '../../ui/link/link';
import { Button } from '../../ui/button/button';
import { CheckedField } from '../../ui/form/checked-field';
import { useUser } from '../auth/session.api';
import { checkName, type NameCheck } from '../../store/identity/name-check';
import { useDebounced } from '../../ui/form/use-debounced';
import { useGroupNameAvailableQuery } from './groups.api';
import { Form } from '../../ui/form/form';

const WORDS = {
  checking: GROUP_LABELS.checking,
  available: GROUP_LABELS.available,
  taken: GROUP_TEXTS.taken,
  takenReason: GROUP_TEXTS.taken,
  failed: GROUP_LABELS.checkFailed,
} as const;

/** Checks whether a group name is available while it is typed. Only signed-in players may ask the server. */
export function useGroupNameCheck(typed: string, mayAsk: boolean): NameCheck {
  const name = cleanName(typed);
  const problem = nameProblem(typed, LIMITS.GROUP_NAME_MAX_LENGTH);
  const settled = useDebounced(name, LIMITS.NAME_CHECK_DEBOUNCE_MS) === name;
  const asks = mayAsk && problem === null;
  const { currentData, isError } = useGroupNameAvailableQuery(asks && settled ? name : skipToken, {
    refetchOnMountOrArgChange: LIMITS.NAME_CHECK_FRESH_SECONDS,
  });
  const text = problem && GROUP_NAME_PROBLEMS[problem];
  const check = checkName({ name, problem: text, answer: currentData, isError }, WORDS);
  return asks || problem !== null ? check : { ...check, note: null };
}

interface CreateGroupProps {
  readonly busy: boolean;
  /** Why creating failed. */
  readonly error: string | null;
  readonly onType: () => void;
  readonly onCreate: (name: string) => void;
}

/** Creates a group; for signed-in players. Remounted after each group to clear the field. */
export function CreateGroup({ busy, error, onType, onCreate }: CreateGroupProps) {
  const { user, pending } = useUser();
  const signedIn = user !== null;
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const { name, problem, note, taken } = useGroupNameCheck(typed, signedIn);

  const submit = () => {
    setMissing(problem);
    if (problem === null) onCreate(name);
    else box.current?.focus();
  };

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{GROUP_LABELS.createGroup}</h2>
      {!signedIn && !pending && (
        <div className="contents" data-varies>
          <p className="rounded-panel bg-socket px-3.5 py-2.5">
            {GROUP_LABELS.loginToCreate} <TextLink to={PAGES.auth}>{TEXTS.signIn}</TextLink>
          </p>
        </div>
      )}
      <Form className="grid gap-3" busy={busy} onSubmit={submit}>
        <CheckedField
          ref={box}
          label={GROUP_LABELS.groupName}
          name="group-name"
          placeholder={GROUP_LABELS.enterGroupName}
          maxLength={LIMITS.GROUP_NAME_MAX_LENGTH}
          value={typed}
          onType={(text) => {
            setTyped(text);
            setMissing(null);
            onType();
          }}
          note={note}
          error={missing ?? error}
          disabled={!signedIn}
          readOnly={busy}
        />
        <Button
          type="submit"
          size="large"
          wide
          busy={busy}
          disabled={!signedIn || taken !== null || note?.tone === 'bad'}
        >
          {busy ? GROUP_LABELS.creating : GROUP_LABELS.createGroup}
        </Button>
      </Form>
    </section>
  );
}
