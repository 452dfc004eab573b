import { CODE_ALPHABET, DEVICE_TEXTS, isDeviceCode, shownDeviceCode } from '@tessera/contracts/devices';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { useRef, useState, type ClipboardEvent } from 'react';
import { DEVICE_LABELS } from './device-labels';
import { Button } from '../../ui/button/button';
import { CODE_INPUT, createCodeFinder } from '../../ui/form/find-code';
import { TextField } from '../../ui/form/text-fields';
import { Form } from '../../ui/form/form';

interface CodeFormProps {
  /** The code from the address; empty if there is none. */
  readonly given: string;
  readonly busy: boolean;
  readonly error: string | null;
  readonly onType: () => void;
  readonly onSubmit: (code: string) => void;
}

const deviceCodeIn = createCodeFinder({
  length: LIMITS.DEVICE_CODE_LENGTH,
  characters: CODE_ALPHABET,
  inLink: `${PAGES.linkDevice}#`,
});

/** Asks for the code that another device shows. */
export function CodeForm({ given, busy, error, onType, onSubmit }: CodeFormProps) {
  const [typed, setTyped] = useState(isDeviceCode(given) ? shownDeviceCode(given) : given);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const submit = () => {
    const code = deviceCodeIn(typed);
    if (code !== null) return onSubmit(code);
    setProblem(typed.trim() === '' ? DEVICE_TEXTS.enterCode : DEVICE_TEXTS.wrongCode);
    box.current?.focus();
  };
  const type = (text: string) => {
    setTyped(text.toUpperCase());
    setProblem(null);
    onType();
  };
  const paste = (event: ClipboardEvent) => {
    const code = deviceCodeIn(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    type(shownDeviceCode(code));
  };
  return (
    <Form className="grid gap-3" busy={busy} onSubmit={submit}>
      <TextField
        ref={box}
        label={DEVICE_LABELS.codeLabel}
        name="device-code"
        value={typed}
        error={problem ?? error}
        {...CODE_INPUT}
        readOnly={busy}
        onPaste={paste}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? DEVICE_LABELS.checking : DEVICE_LABELS.continue}
      </Button>
    </Form>
  );
}
