import type { SharedGrid, SharedMatch } from '@tessera/contracts/results';
import { outcomeOf, type Grid, type Outcome, type ScoringWord } from '@tessera/rules';
import type { DialogState } from '../../ui/dialog/dialog';

/** One player's side of a finished game. */
export interface MatchSide {
  readonly name: string;
  readonly grid: Grid;
  readonly score: number;
  readonly words: readonly ScoringWord[];
}

/** A finished game against an opponent, as one player sees it. */
export interface Match {
  readonly mine: MatchSide;
  readonly theirs: MatchSide;
}

export const matchOutcome = ({ mine, theirs }: Match): Outcome => outcomeOf(mine.score, theirs.score);

/** The headline of each outcome and the line below it. */
export const END_WORDS: Record<Outcome, { headline: string; line: string }> = {
  won: { headline: 'YOU WIN!', line: 'Victory!' },
  lost: { headline: 'YOU LOST', line: 'Better luck next time' },
  tied: { headline: "It's a Tie!", line: 'Well matched' },
};

/** What a dialog needs to share a match. */
export interface MatchSharing extends DialogState {
  readonly result: SharedMatch;
  /** The player's own grid. */
  readonly shared: SharedGrid;
}
