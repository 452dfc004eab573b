import { BLIND_LETTERS } from '@tessera/rules';
import { useId, useLayoutEffect, useRef, useState, type ChangeEvent, type MouseEvent, type Ref } from 'react';
import { Tile } from '../../../game-kit/board/tile';
import { CODE_INPUT } from '../../../ui/form/find-code';
import { FieldError } from '../../../ui/form/text-fields';
import { CHALLENGE_LABELS } from '../challenge-labels';
import { edited, type LettersDraft } from './letters-draft';

interface LettersFieldProps {
  readonly draft: LettersDraft;
  readonly onChange: (draft: LettersDraft) => void;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

const PLACES = Array.from({ length: BLIND_LETTERS }, (_, place) => place);

/**
 * A text field that looks like eight sockets with tiles. The field itself is transparent and on top of them, so that
 * phones, screen readers and the clipboard treat it like any other.
 */
export function LettersField({ draft, onChange, error, readOnly, ref }: LettersFieldProps) {
  const id = useId();
  const { letters, drawn } = draft;
  const [caret, setCaret] = useState(0);
  const pending = useRef<{ readonly input: HTMLInputElement; readonly caret: number } | null>(null);

  // React moves the caret to the end if the text isn't what was typed.
  useLayoutEffect(() => {
    const { input, caret: place } = pending.current ?? {};
    pending.current = null;
    if (input && place !== undefined && input.ownerDocument.activeElement === input)
      input.setSelectionRange(place, place);
  });

  const type = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const at = input.selectionStart ?? input.value.length;
    const change = edited(draft, input.value.slice(0, at), input.value.slice(at));
    pending.current = { input, caret: change.caret };
    setCaret(change.caret);
    onChange(change.draft);
  };
  /** The caret goes to the tile that was pressed. The invisible text would put it elsewhere. */
  const press = (event: MouseEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { left, width } = input.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * BLIND_LETTERS);
    event.preventDefault();
    input.focus();
    const at = Math.max(0, Math.min(place, letters.length));
    input.setSelectionRange(at, at);
  };

  return (
    <div className="field">
      <label className="sr-only" htmlFor={id}>
        {CHALLENGE_LABELS.letters}
      </label>
      <div className="letter-field" data-invalid={error === null ? undefined : ''}>
        <input
          ref={ref}
          id={id}
          type="text"
          name="letters"
          className="letter-field__input"
          value={letters}
          readOnly={readOnly}
          {...CODE_INPUT}
          aria-invalid={error !== null}
          aria-describedby={error === null ? `${id}-hint` : `${id}-hint ${id}-error`}
          onChange={type}
          onMouseDown={press}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? letters.length)}
        />
        <span className="letter-row" aria-hidden="true">
          {PLACES.map((place) => (
            <span
              key={place}
              className="letter-row__place"
              data-next={place === Math.min(caret, BLIND_LETTERS - 1) ? '' : undefined}
            >
              {place < letters.length && (
                <Tile letter={letters[place]!} tone={drawn[place] ? 'plain' : 'mine'} />
              )}
            </span>
          ))}
        </span>
      </div>
      <p id={`${id}-hint`} className="field__hint">
        {CHALLENGE_LABELS.lettersHint}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
