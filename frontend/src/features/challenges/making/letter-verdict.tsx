import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { BLIND_LETTERS } from '@tessera/rules';
import { useEffect } from 'react';
import { DIFFICULTY_TEXTS, PERFECT_TEXTS, CHALLENGE_LABELS, lettersLeftText } from '../challenge-labels';
import { useSolver } from '../../../solver/use-solver';
import { Button } from '../../../ui/button/button';
import { useDebounced } from '../../../ui/form/use-debounced';
import { announce } from '../../../ui/live-region/live-region';
import { Rating } from '../rating';

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
