import { useId, type ComponentProps, useState } from 'react';
import type { Elements } from '../util/elements';
import { Eye, EyeOff } from '../icons/icons';
import { IconButton } from '../button/icon-button';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'maxLength'> {
  readonly label: string;
  readonly value: string;
  /** The maximum number of characters. A counter below shows how many are used. */
  readonly maxLength: number;
  /** Stays until the page removes it. */
  readonly error?: string | null;
}

/** A labeled multi-line field. Its counter and error are linked to it for screen readers. */
export function TextArea({ label, value, maxLength, error = null, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        value={value}
        maxLength={maxLength}
        className="field__input field__input--lines"
        aria-invalid={error !== null}
        aria-describedby={error === null ? `${id}-count` : `${id}-count ${id}-error`}
      />
      <p id={`${id}-count`} className="field__hint text-right tabular-nums">
        {`${value.length}/${maxLength} characters`}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'button' | 'autoComplete'> {
  /** Tells password managers whether to fill in a password or to suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that reveals the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      button={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? EyeOff : Eye}
          size={20}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

interface FieldErrorProps {
  readonly id: string;
  readonly text: string | null;
  /** It is announced in another way. */
  readonly announced?: boolean | undefined;
}

/** A field's error message. The field refers to its `id` in `aria-describedby`. */
export const FieldError = ({ id, text, announced = false }: FieldErrorProps) =>
  text !== null && (
    <p id={id} role={announced ? undefined : 'alert'} className="field__error">
      {text}
    </p>
  );

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  /** Help text for the field. */
  readonly hint?: string;
  /** Stays until the page removes it. */
  readonly error?: string | null;
  /** A notice announces the error, so the field doesn't have to. */
  readonly announced?: boolean;
  /** A button at the end of the field. */
  readonly button?: Elements;
}

/** A labeled text field. Its hint and error are linked to it for screen readers. */
export function TextField({
  label,
  hint,
  error = null,
  announced,
  button,
  'aria-describedby': more,
  ...input
}: TextFieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== null && `${id}-error`, more];
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box" data-with-button={button === undefined ? undefined : ''}>
        <input
          type="text"
          aria-invalid={error !== null}
          {...input}
          id={id}
          className="field__input"
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {button}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} announced={announced} />
    </div>
  );
}
