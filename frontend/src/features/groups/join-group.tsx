import { GROUP_TEXTS } from '@tessera/contracts/groups';
import { LIMITS } from '@tessera/contracts/wire';
import { useRef, useState, type ClipboardEvent } from 'react';
import { GROUP_LABELS } from './group-labels';
import { Button } from '../../ui/button/button';
import { CODE_INPUT, typedCode, createCodeFinder } from '../../ui/form/find-code';
import { TextField } from '../../ui/form/text-fields';
import { Form } from '../../ui/form/form';

/** The invite code in a pasted or typed text. Null if there is none. */
const inviteCodeIn = createCodeFinder({ length: LIMITS.INVITE_CODE_LENGTH, inLink: '[?&]invite=' });

interface JoinGroupProps {
  /** The code from an invite link. */
  readonly invited: string;
  readonly busy: boolean;
  /** Why joining failed. */
  readonly error: string | null;
  readonly onType: () => void;
  readonly onJoin: (inviteCode: string) => void;
}

/** Joins a group by its invite code. Remounted after each group to clear the field. */
export function JoinGroup({ invited, busy, error, onType, onJoin }: JoinGroupProps) {
  const [typed, setTyped] = useState(inviteCodeIn(invited) ?? invited.toUpperCase());
  const box = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const code = inviteCodeIn(typed);
    if (code === null) {
      setProblem(typed.trim() === '' ? GROUP_TEXTS.enterCode : GROUP_LABELS.incompleteCode);
      box.current?.focus();
      return;
    }
    type(code);
    onJoin(code);
  };
  const type = (text: string) => {
    setTyped(typedCode(text, LIMITS.INVITE_CODE_LENGTH));
    setProblem(null);
    onType();
  };
  /** Somebody may have sent the link, or a message around the code. */
  const paste = (event: ClipboardEvent) => {
    const code = inviteCodeIn(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    type(code);
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg">{GROUP_LABELS.joinGroup}</h2>
      <Form className="grid gap-3" busy={busy} onSubmit={submit}>
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
          onPaste={paste}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" variant={invited === '' ? 'quiet' : 'primary'} size="large" wide busy={busy}>
          {busy ? GROUP_LABELS.joining : GROUP_LABELS.joinGroup}
        </Button>
      </Form>
    </section>
  );
}
