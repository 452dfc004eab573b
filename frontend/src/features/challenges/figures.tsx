import type { LetterFigures } from '@tessera/contracts';
import { DIFFICULTY_TEXTS, LIMITS, PERFECT_TEXTS } from '@tessera/contracts/constants';
import { CHALLENGE_LABELS, difficultyText } from './challenge-labels';

const STEPS = Array.from({ length: LIMITS.MOST_DIFFICULT }, (_, step) => step + 1);

interface FiguresProps {
  /** Null before they are known. */
  readonly figures: LetterFigures | null;
  /** In their place until then. */
  readonly pending?: string;
}

/** Whether a 32 is possible with the letters, and how hard they are. */
export function Figures({ figures, pending }: FiguresProps) {
  return (
    <span className="letter-figures" data-perfect={figures?.perfect}>
      <span className="letter-figures__perfect">{figures ? PERFECT_TEXTS[figures.perfect] : pending}</span>
      <DifficultyMeter difficulty={figures?.difficulty ?? null} />
    </span>
  );
}

interface DifficultyMeterProps {
  readonly difficulty: LetterFigures['difficulty'] | null;
}

/** How hard the letters are, as one to five tesserae and in a word. */
function DifficultyMeter({ difficulty }: DifficultyMeterProps) {
  const word = difficulty === null ? '' : DIFFICULTY_TEXTS[difficulty];
  return (
    <span className="letter-figures__meter">
      {difficulty !== null && (
        <span className="sr-only">{`${CHALLENGE_LABELS.difficulty}: ${difficultyText(word, difficulty)}`}</span>
      )}
      <span aria-hidden="true" className="letter-figures__word">
        {word}
      </span>
      <span aria-hidden="true" className="letter-figures__steps">
        {STEPS.map((step) => (
          <i key={step} data-filled={difficulty !== null && step <= difficulty ? '' : undefined} />
        ))}
      </span>
    </span>
  );
}
