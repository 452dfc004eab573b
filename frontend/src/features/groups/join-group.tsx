import { GROUP_TEXTS, LIMITS } from '@tessera/contracts/constants';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { CODE_INPUT } from '../../ui/form/code-input';
import { TextField } from '../../ui/form/text-field';
import { GROUP_LABELS } from './group-labels';

interface JoinGroupProps {
  /** The code from an invite link. */
  readonly invited: string;
  readonly busy: boolean;
  /** Why joining failed. */
  readonly error: string | null;
  readonly onType: () => void;
  readonly onJoin: (inviteCode: string) => void;
}

/** Converts a code to its canonical form: upper case, no spaces, at most the length of a code. */
const normalized = (text: string): string =>
  text.replace(/\s/g, '').toUpperCase().slice(0, LIMITS.INVITE_CODE_LENGTH);

/** Why a code can't be valid. Null if it may be. */
const problemOf = (code: string): string | null => {
  if (code === '') return GROUP_TEXTS.enterCode;
  return code.length < LIMITS.INVITE_CODE_LENGTH ? GROUP_TEXTS.incompleteCode : null;
};

/** Joins a group by its invite code. Remounted after each group to clear the field. */
export function JoinGroup({ invited, busy, error, onType, onJoin }: JoinGroupProps) {
  const [typed, setTyped] = useState(normalized(invited));
  const box = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemOf(typed);
    setProblem(found);
    if (found === null) onJoin(typed);
    else box.current?.focus();
  };
  return (
    <Card title={GROUP_LABELS.joinGroup}>
      <form className="grid gap-3" noValidate onSubmit={submit} aria-busy={busy}>
        <TextField
          ref={box}
          label={GROUP_LABELS.inviteCode}
          name="invite-code"
          hint={GROUP_LABELS.codeHint}
          placeholder={GROUP_LABELS.enterInviteCode}
          value={typed}
          error={problem ?? error}
          {...CODE_INPUT}
          readOnly={busy}
          onChange={({ target }) => {
            setTyped(normalized(target.value));
            setProblem(null);
            onType();
          }}
        />
        <Button type="submit" variant="primary" wide busy={busy}>
          {busy ? GROUP_LABELS.joining : GROUP_LABELS.joinGroup}
        </Button>
      </form>
    </Card>
  );
}
