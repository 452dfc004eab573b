import { Check, X } from 'lucide-react';
import { Spinner } from '../loading/spinner';

/** What a form has to say while it is filled in. */
export interface FormNote {
  /** `busy`: it is being found out. */
  readonly tone: 'good' | 'bad' | 'busy';
  readonly text: string;
}

const ICONS = {
  good: <Check size={15} className="mt-0.5 flex-none" aria-hidden />,
  bad: <X size={15} className="mt-0.5 flex-none" aria-hidden />,
  busy: <Spinner size="small" />,
} as const;

/** How a form stands while it is filled in; a screen reader hears it change. Null: there is nothing to say. */
export const FormMessage = ({ note }: { readonly note: FormNote | null }) => (
  <div role="status">
    {note && (
      <p className="form-message" data-tone={note.tone}>
        {ICONS[note.tone]}
        {note.text}
      </p>
    )}
  </div>
);
