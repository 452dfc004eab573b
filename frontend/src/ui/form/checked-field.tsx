import { useId, type ReactNode } from 'react';
import { FieldError, TextField, type TextFieldProps } from './text-fields';
import { Check, X } from '../icons/icons';
import { Spinner } from '../icons/spinner';

/** A message about a form while it is being filled in. */
interface FormNote {
  /** `busy`: the check is still running. */
  readonly tone: 'good' | 'bad' | 'busy';
  readonly text: string;
}

const ICONS = {
  good: <Check size={15} className="mt-0.5 flex-none" />,
  bad: <X size={15} className="mt-0.5 flex-none" />,
  busy: <Spinner size="small" />,
} as const;

/** A form's live message, announced to screen readers. Renders an empty region for null. */
export const FormMessage = ({ note }: { readonly note: FormNote | null }) => (
  <div role="status">
    {note && (
      <p className="form-message" data-tone={note.tone}>
        {ICONS[note.tone]}
        <span>{note.text}</span>
      </p>
    )}
  </div>
);

interface CheckedFieldProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  readonly value: string;
  readonly onType: (text: string) => void;
  /** The result of the check, announced to screen readers. */
  readonly note: FormNote | null;
  /** Small text at the end of the note's line, for example a character count. */
  readonly aside?: ReactNode;
}

/** A text field that is checked while the player types. An error from submitting it replaces the check's result. */
export function CheckedField({ note, aside, onType, error = null, announced, ...field }: CheckedFieldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <TextField
        autoComplete="off"
        spellCheck={false}
        {...field}
        aria-invalid={error !== null || note?.tone === 'bad'}
        aria-describedby={id}
        onChange={({ target }) => onType(target.value)}
      />
      <div className="flex min-h-5 flex-wrap items-start justify-between gap-x-3">
        <div id={id} className="min-w-0 flex-1 basis-[9rem]">
          <FieldError id={`${id}-error`} text={error} announced={announced} />
          <FormMessage note={error === null ? note : null} />
        </div>
        {aside !== undefined && (
          <span className="ml-auto flex-none text-sm text-ink-2 tabular-nums">{aside}</span>
        )}
      </div>
    </div>
  );
}
