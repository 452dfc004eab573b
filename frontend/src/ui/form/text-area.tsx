import { useId, type ComponentProps } from 'react';
import { FieldError } from './field-error';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'maxLength'> {
  readonly label: string;
  readonly value: string;
  /** Characters; how many are written is counted below the box. */
  readonly maxLength: number;
  /** What is wrong with what was written; goes when the page says so. */
  readonly error?: string | null;
}

/** A labelled box for several lines. Counter and error belong to it for a screen reader too. */
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
        {value.length}/{maxLength} characters
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
