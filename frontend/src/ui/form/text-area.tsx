import { useId, type ComponentProps } from 'react';
import { FieldError } from './field-error';

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
