import { TEXTS } from '@tessera/contracts/texts';
import type { LiveRejection } from '@tessera/rules';

/** Texts of the boards, shared by all game modes. */
export const TURN_TEXTS = {
  yourTurn: 'Your turn: choose a letter',
  notYourTurn: "It isn't your turn to choose.",
  placesItself: 'The last letter is placed automatically.',
  /** The letter of the last round is chosen, but not submitted. */
  fillsLastSquare: 'It fills the last square. You can still change it.',
  finishGame: 'Finish Game',
  autoPlacing: 'Auto-placing final letter...',
  processing: 'Processing your final results...',
  submitLetterFailed: 'Failed to Submit Letter',
  submitPlacementFailed: 'Failed to Submit Placement',
  letterRetry: 'Failed to submit letter. Please try again.',
  placementRetry: 'Failed to place letter. Please try again.',
} as const;

export const lastLetterText = (letter: string): string => `Last letter: ${letter}`;

/** For a submitted letter, while others still have to place theirs: 'Your Q is in place.' */
export const letterPlacedText = (letter: string | null): string => `Your ${letter ?? 'letter'} is in place.`;

/** Explains to the player why a move isn't possible. Null if the board already shows it. */
export const MOVE_NOTICES: Record<LiveRejection, string | null> = {
  NOT_STARTED: null,
  GAME_COMPLETED: null,
  WRONG_ROUND: null,
  NOT_YOUR_TURN: TURN_TEXTS.notYourTurn,
  LETTER_ALREADY_CHOSEN: TEXTS.alreadyChosen,
  BAD_LETTER: TURN_TEXTS.letterRetry,
  NO_LETTER: TEXTS.noLetter,
  ALREADY_PLACED: TEXTS.alreadyPlaced,
  BAD_CELL: TEXTS.invalidCell,
  CELL_OCCUPIED: TEXTS.cellOccupied,
};
