import { Eye, EyeOff } from '../icons/icons';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'button' | 'autoComplete'> {
  /** Tells password managers whether to fill in a password or to suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that reveals the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      button={
        <button
          type="button"
          className="icon-button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </button>
      }
    />
  );
}
