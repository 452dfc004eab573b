import { TEXTS } from '@tessera/contracts/constants';
import type { LiveRejection } from '@tessera/rules';

/** Texts of the boards on which two players take turns. */
export const TURN_TEXTS = {
  yourTurn: 'Your turn: choose a letter',
  notYourTurn: 'It is not your turn to choose.',
  alreadyChosen: 'The letter for this round has already been chosen.',
  alreadyPlaced: 'You have already placed your letter this round',
  gameOver: 'The game is over.',
  blindHint: 'Blind letter. Tap a square to place it.',
  ownHint: 'You choose this letter.',
  placesItself: 'The last letter is placed automatically.',
  tapForIt: 'Tap a square to place it.',
  tapToMove: 'Tap another square to move it.',
  finishGame: 'Finish Game',
  autoPlacing: 'Auto-placing final letter...',
  processing: 'Processing your final results...',
  submitLetterFailed: 'Failed to Submit Letter',
  submitPlacementFailed: 'Failed to Submit Placement',
  letterRetry: 'Failed to submit letter. Please try again.',
  placementRetry: 'Failed to place letter. Please try again.',
} as const;

/** Explains to the player why a move isn't possible. Null if the board already shows it. */
export const MOVE_NOTICES: Record<LiveRejection, string | null> = {
  NOT_STARTED: null,
  GAME_COMPLETED: null,
  WRONG_ROUND: null,
  NOT_YOUR_TURN: TURN_TEXTS.notYourTurn,
  LETTER_ALREADY_CHOSEN: TURN_TEXTS.alreadyChosen,
  BAD_LETTER: TURN_TEXTS.letterRetry,
  NO_LETTER: TEXTS.noLetter,
  ALREADY_PLACED: TURN_TEXTS.alreadyPlaced,
  BAD_CELL: TEXTS.invalidCell,
  CELL_OCCUPIED: TEXTS.cellOccupied,
};
