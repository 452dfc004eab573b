import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button';
import { NameForm } from './name-form.public';
import { NAME_LABELS } from './name-labels';

interface NamePromptFormProps {
  readonly onSaved: () => void;
  readonly onDismiss: (forGood: boolean) => void;
}

/** The form of the name prompt, with the ways to dismiss it. */
export function NamePromptForm({ onSaved, onDismiss }: NamePromptFormProps) {
  const [forGood, setForGood] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={form} className="pt-2 pr-1.5 pb-1.5">
      <NameForm current={null} onSaved={onSaved}>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5 accent-teal"
              checked={forGood}
              onChange={({ target }) => setForGood(target.checked)}
            />
            {NAME_LABELS.dontAsk}
          </label>
          <Button onClick={() => onDismiss(forGood)}>{NAME_LABELS.notNow}</Button>
        </div>
      </NameForm>
    </div>
  );
}
