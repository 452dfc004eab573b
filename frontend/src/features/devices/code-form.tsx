import { DEVICE_TEXTS, cleanDeviceCode, isDeviceCode, shownDeviceCode } from '@tessera/contracts/constants';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button/button';
import { CODE_INPUT } from '../../ui/form/code-input';
import { TextField } from '../../ui/form/text-field';

interface CodeFormProps {
  /** The code from the address; empty if there is none. */
  readonly given: string;
  readonly busy: boolean;
  readonly error: string | null;
  readonly onType: () => void;
  readonly onSubmit: (code: string) => void;
}

/** Asks for the code that another device shows. */
export function CodeForm({ given, busy, error, onType, onSubmit }: CodeFormProps) {
  const [typed, setTyped] = useState(isDeviceCode(given) ? shownDeviceCode(given) : given);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = cleanDeviceCode(typed);
    if (isDeviceCode(code)) return onSubmit(code);
    setProblem(code === '' ? DEVICE_TEXTS.enterCode : DEVICE_TEXTS.wrongCode);
    box.current?.focus();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={submit} aria-busy={busy}>
      <TextField
        ref={box}
        label={DEVICE_TEXTS.codeLabel}
        name="device-code"
        value={typed}
        error={problem ?? error}
        {...CODE_INPUT}
        readOnly={busy}
        onChange={({ target }) => {
          setTyped(target.value.toUpperCase());
          setProblem(null);
          onType();
        }}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? DEVICE_TEXTS.checking : DEVICE_TEXTS.continue}
      </Button>
    </form>
  );
}
