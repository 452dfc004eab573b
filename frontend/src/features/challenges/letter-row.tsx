import { BLIND_LETTERS } from '@tessera/rules';
import { Tile, type TileTone } from '../../game-kit/board/tile';
import { CHALLENGE_LABELS } from './challenge-labels';

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
