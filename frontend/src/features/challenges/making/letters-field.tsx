import { BLIND_LETTERS } from '@tessera/rules';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type MouseEvent,
  type Ref,
  useEffect,
} from 'react';
import { Tile } from '../../../game-kit/board/tile';
import { CODE_INPUT } from '../../../ui/form/find-code';
import { FieldError } from '../../../ui/form/text-fields';
import { CHALLENGE_LABELS, DIFFICULTY_TEXTS, PERFECT_TEXTS, lettersLeftText } from '../challenge-labels';
import { edited, type LettersDraft } from './letters-draft';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useSolver } from '../../../solver/use-solver';
import { Button } from '../../../ui/button/button';
import { useDebounced } from '../../../ui/form/use-debounced';
import { announce } from '../../../ui/live-region/live-region';
import { Rating } from '../letters';

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

/** Whether a 32 is possible with the letters so far and how hard they are, worked out in a worker. */
export function LetterVerdict({ letters }: { readonly letters: string }) {
  const settled = useDebounced(letters, LIMITS.LETTERS_RATED_AFTER_MS);
  const missing = BLIND_LETTERS - letters.length;
  return (
    <div className="letter-verdict">
      {missing > 0 ? (
        <Rating rating={null} pending={lettersLeftText(missing)} />
      ) : settled === letters ? (
        <Rated letters={letters} />
      ) : (
        <Rating rating={null} pending={CHALLENGE_LABELS.rating} />
      )}
    </div>
  );
}

function Rated({ letters }: { readonly letters: string }) {
  const { answer, state, retry } = useSolver('letters', [...letters]);
  useEffect(() => {
    if (answer) announce(`${PERFECT_TEXTS[answer.perfect]}. ${DIFFICULTY_TEXTS[answer.difficulty]}.`);
  }, [answer]);
  if (state === 'failed') {
    return (
      <>
        <p className="flex-1 text-md">{CHALLENGE_LABELS.ratingFailed}</p>
        <Button onClick={retry}>{TEXTS.retry}</Button>
      </>
    );
  }
  return <Rating rating={answer} pending={CHALLENGE_LABELS.rating} />;
}
