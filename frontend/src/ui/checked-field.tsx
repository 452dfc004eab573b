import type { ReactNode } from 'react';
import { FormMessage, type FormNote } from './form-message';
import { TextField, type TextFieldProps } from './text-field';

interface CheckedFieldProps extends Omit<TextFieldProps, 'error' | 'onChange' | 'value'> {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** How what is written stands; a screen reader hears it change. */
  readonly note: FormNote | null;
  /** Small, at the end of the note's line, e.g. how much has been written. */
  readonly aside?: ReactNode;
}

/** A line to write in whose content is judged while it is written. */
export const CheckedField = ({ note, aside, onType, ...field }: CheckedFieldProps) => (
  <div className="grid gap-1.5">
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...field}
      aria-invalid={note?.tone === 'bad'}
      onChange={({ target }) => onType(target.value)}
    />
    <div className="flex min-h-5 items-start justify-between gap-3">
      <FormMessage note={note} />
      {aside !== undefined && (
        <span className="ml-auto flex-none text-[13px] text-ink-2 tabular-nums">{aside}</span>
      )}
    </div>
  </div>
);
