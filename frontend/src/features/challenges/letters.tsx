import { BLIND_LETTERS } from '@tessera/rules';
import { Tile, type TileTone } from '../../game-kit/board/tile';
import { CHALLENGE_LABELS, DIFFICULTY_TEXTS, PERFECT_TEXTS, difficultyText } from './challenge-labels';
import type { LetterRating, Challenge } from '@tessera/contracts/challenges';
import { LIMITS } from '@tessera/contracts/wire';

/** The rating of a challenge's letters. Keeps its place until it is known. */
export const RatingCard = ({ challenge }: { readonly challenge: Challenge | undefined }) => (
  <div className="letter-verdict" data-card="">
    <Rating rating={challenge?.figures ?? null} />
  </div>
);

const STEPS = Array.from({ length: LIMITS.MAX_DIFFICULT }, (_, step) => step + 1);

interface RatingProps {
  /** Null before it is known. */
  readonly rating: LetterRating | null;
  /** In its place until then. */
  readonly pending?: string;
}

/** Whether a 32 is possible with the letters, and how hard they are. */
export function Rating({ rating, pending }: RatingProps) {
  return (
    <span className="letter-rating" data-perfect={rating?.perfect}>
      <span className="letter-rating__perfect">{rating ? PERFECT_TEXTS[rating.perfect] : pending}</span>
      <DifficultyMeter difficulty={rating?.difficulty ?? null} />
    </span>
  );
}

interface DifficultyMeterProps {
  readonly difficulty: LetterRating['difficulty'] | null;
}

/** How hard the letters are, as one to five tesserae and in a word. */
function DifficultyMeter({ difficulty }: DifficultyMeterProps) {
  const word = difficulty === null ? '' : DIFFICULTY_TEXTS[difficulty];
  return (
    <span className="letter-rating__meter">
      {difficulty !== null && (
        <span className="sr-only">{`${CHALLENGE_LABELS.difficulty}: ${difficultyText(word, difficulty)}`}</span>
      )}
      <span aria-hidden="true" className="letter-rating__word">
        {word}
      </span>
      <span aria-hidden="true" className="letter-rating__steps">
        {STEPS.map((step) => (
          <i key={step} data-filled={difficulty !== null && step <= difficulty ? '' : undefined} />
        ))}
      </span>
    </span>
  );
}

interface LetterRowProps {
  /** Null while they are secret. */
  readonly letters: readonly string[] | null;
  readonly label?: string;
  readonly size?: 'normal' | 'small';
}

/** The eight letters of a challenge, face down while they are secret. */
export function LetterRow({ letters, label = CHALLENGE_LABELS.theLetters, size = 'normal' }: LetterRowProps) {
  const tone: TileTone = letters ? 'plain' : 'closed';
  return (
    <span
      className="letter-row"
      data-size={size}
      role="img"
      aria-label={letters ? `${label}: ${letters.join(', ')}` : CHALLENGE_LABELS.closedLetters}
    >
      {Array.from({ length: BLIND_LETTERS }, (_, at) => (
        <span key={at} className="letter-row__place" aria-hidden="true">
          <Tile letter={letters?.[at] ?? ''} tone={tone} />
        </span>
      ))}
    </span>
  );
}
