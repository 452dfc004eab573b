import { LIMITS, PAGES, TEXTS } from '@tessera/contracts/constants';
import { useRef, useState, type FormEvent } from 'react';
import { GROUP_LABELS } from './group-labels';
import { Link } from '../../ui/link/link';
import { Button } from '../../ui/button/button';
import { CheckedField } from '../../ui/form/checked-field';
import { useUser } from '../auth/session.api';
import { useGroupNameCheck } from './use-group-name-check';

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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
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
            {GROUP_LABELS.loginToCreate}{' '}
            <Link className="text-link" to={PAGES.auth}>
              {TEXTS.signIn}
            </Link>
          </p>
        </div>
      )}
      <form className="grid gap-3" noValidate onSubmit={submit} aria-busy={busy}>
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
      </form>
    </section>
  );
}
