import { useId, type ComponentProps } from 'react';
import { FieldError } from './field-error';
import type { Elements } from '../util/elements';

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
