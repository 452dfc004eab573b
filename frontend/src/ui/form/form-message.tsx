import { Check, X } from '../icons/icons';
import { Spinner } from '../icons/spinner';

/** A message about a form while it is being filled in. */
export interface FormNote {
  /** `busy`: the check is still running. */
  readonly tone: 'good' | 'bad' | 'busy';
  readonly text: string;
}

const ICONS = {
  good: <Check size={15} className="mt-0.5 flex-none" aria-hidden />,
  bad: <X size={15} className="mt-0.5 flex-none" aria-hidden />,
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
