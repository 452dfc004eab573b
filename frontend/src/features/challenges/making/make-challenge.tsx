import { type Challenge, CHALLENGE_NAME_PROBLEMS } from '@tessera/contracts/challenges';
import { cleanName, nameProblem } from '@tessera/contracts/players';
import { LIMITS, type ErrorCode } from '@tessera/contracts/wire';
import { BLIND_LETTERS } from '@tessera/rules';
import { useRef, useState } from 'react';
import { isApiError, reasonOf } from '../../../store/api/api-error';
import { newUuid } from '../../../store/identity/identity';
import { Button } from '../../../ui/button/button';
import { FieldError, TextField } from '../../../ui/form/text-fields';
import { Switch } from '../../../ui/form/switch';
import { Card } from '../../../ui/layout/card';
import { ButtonRow } from '../../../ui/layout/page';
import { announce } from '../../../ui/live-region/live-region';
import { CHALLENGE_LABELS, drawnText } from '../challenge-labels';
import { useCreateChallengeMutation } from '../challenges.api';
import { NO_LETTERS, drawLetters, type LettersDraft } from './letters-draft';
import { LettersField, LetterVerdict } from './letters-field';
import { Form } from '../../../ui/form/form';

const OF_LETTERS: readonly (ErrorCode | null)[] = ['LETTERS_NOT_ALLOWED', 'LETTERS_OF_DAILY'];
const OF_NAME: readonly (ErrorCode | null)[] = ['NAME_INVALID', 'NAME_NOT_ALLOWED', 'NAME_REMOVED'];

type Place = 'letters' | 'name' | 'form';

const placeOf = (error: unknown): Place => {
  const code = isApiError(error) ? error.code : null;
  return OF_LETTERS.includes(code) ? 'letters' : OF_NAME.includes(code) ? 'name' : 'form';
};

/** Chooses eight letters and makes a challenge of them. */
export function MakeChallenge({ onMade }: { readonly onMade: (challenge: Challenge) => void }) {
  const [create, { isLoading: busy }] = useCreateChallengeMutation();
  const [draft, setDraft] = useState<LettersDraft>(NO_LETTERS);
  const [name, setName] = useState('');
  const [isHidden, setHidden] = useState(false);
  const [requestId, setRequestId] = useState(newUuid);
  const [problem, setProblem] = useState<{ readonly place: Place; readonly text: string } | null>(null);
  const lettersBox = useRef<HTMLInputElement>(null);
  const nameBox = useRef<HTMLInputElement>(null);
  const errorOf = (place: Place) => (problem?.place === place ? problem.text : null);

  /** Another challenge than the one that was sent last. */
  const changed = () => {
    setProblem(null);
    setRequestId(newUuid());
  };
  const choose = (next: LettersDraft) => {
    if (busy) return;
    setDraft(next);
    changed();
  };
  const draw = () => {
    const next = drawLetters(draft, Math.random);
    choose(next);
    announce(drawnText(next.letters));
  };
  const clear = () => {
    choose(NO_LETTERS);
    lettersBox.current?.focus();
  };
  const fail = (place: Place, text: string) => {
    setProblem({ place, text });
    const box = { letters: lettersBox, name: nameBox, form: null }[place];
    box?.current?.focus();
  };
  const submit = async () => {
    const cleaned = cleanName(name);
    const wrong = cleaned === '' ? null : nameProblem(name, LIMITS.CHALLENGE_NAME_MAX_LENGTH);
    if (draft.letters.length < BLIND_LETTERS) return fail('letters', CHALLENGE_LABELS.lettersMissing);
    if (wrong) return fail('name', CHALLENGE_NAME_PROBLEMS[wrong]);
    setProblem(null);
    const { data, error } = await create({
      letters: [...draft.letters],
      ...(cleaned !== '' && { name: cleaned }),
      showsFigures: !isHidden,
      requestId,
    });
    if (data) onMade(data);
    else {
      const place = placeOf(error);
      const reason = reasonOf(error);
      fail(place, place === 'form' ? `${CHALLENGE_LABELS.createFailed}. ${reason}` : reason);
    }
  };

  return (
    <Card title={CHALLENGE_LABELS.make}>
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-3" busy={busy} onSubmit={submit}>
        <LettersField
          ref={lettersBox}
          draft={draft}
          onChange={choose}
          error={errorOf('letters')}
          readOnly={busy}
        />
        <ButtonRow>
          <Button onClick={draw} unavailable={busy}>
            {CHALLENGE_LABELS.draw}
          </Button>
          <Button onClick={clear} unavailable={busy || draft.letters === ''}>
            {CHALLENGE_LABELS.clear}
          </Button>
        </ButtonRow>
        <LetterVerdict letters={draft.letters} />
        <TextField
          ref={nameBox}
          label={CHALLENGE_LABELS.name}
          name="challenge-name"
          placeholder={CHALLENGE_LABELS.namePlaceholder}
          autoComplete="off"
          maxLength={LIMITS.CHALLENGE_NAME_MAX_LENGTH}
          value={name}
          onChange={({ target: { value } }) => {
            setName(value);
            changed();
          }}
          error={errorOf('name')}
          readOnly={busy}
        />
        <Switch
          label={CHALLENGE_LABELS.hide}
          hint={CHALLENGE_LABELS.hideHint}
          checked={isHidden}
          onChange={(hidden) => {
            setHidden(hidden);
            changed();
          }}
        />
        <FieldError id="create-failed" text={errorOf('form')} />
        <Button type="submit" variant="primary" wide busy={busy}>
          {busy ? CHALLENGE_LABELS.creating : CHALLENGE_LABELS.create}
        </Button>
      </Form>
    </Card>
  );
}
