import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field-error';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string;
  /** Help text for the field. */
  readonly hint?: string;
  /** Stays until the page removes it. */
  readonly error?: string | null;
  /** A button at the end of the field. */
  readonly button?: ReactNode;
}

/** A labeled text field. Its hint and error are linked to it for screen readers. */
export function TextField({ label, hint, error = null, button, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== null && `${id}-error`].filter(Boolean);
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
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {button}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
