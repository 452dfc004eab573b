import type { ReactNode } from 'react';
import { FormMessage, type FormNote } from './form-message';
import { TextField, type TextFieldProps } from './text-field';

interface CheckedFieldProps extends Omit<TextFieldProps, 'error' | 'onChange' | 'value'> {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** The result of the check, announced to screen readers. */
  readonly note: FormNote | null;
  /** Small text at the end of the note's line, for example a character count. */
  readonly aside?: ReactNode;
}

/** A text field that is checked while the player types. */
export const CheckedField = ({ note, aside, onType, ...field }: CheckedFieldProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
    <TextField
      autoComplete="off"
      spellCheck={false}
      {...field}
      aria-invalid={note?.tone === 'bad'}
      onChange={({ target }) => onType(target.value)}
    />
    <div className="flex min-h-5 flex-wrap items-start justify-between gap-x-3">
      <div className="min-w-0 flex-1 basis-[9rem]">
        <FormMessage note={note} />
      </div>
      {aside !== undefined && (
        <span className="ml-auto flex-none text-sm text-ink-2 tabular-nums">{aside}</span>
      )}
    </div>
  </div>
);
