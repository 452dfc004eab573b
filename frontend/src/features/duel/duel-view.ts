import { placeLetterText } from '@tessera/contracts/texts';
import {
  BOT_SEAT,
  PLAYER_SEAT,
  hasPlaced,
  isFinalRound,
  isOddRound,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  withLetter,
  type Grid,
  type LiveGame,
} from '@tessera/rules';
import { DUEL_LABELS, WAITING_FOR_CONNECTION } from './duel-labels';
import { HAND_TEXTS } from '../../game-kit/hand/hand';
import { TURN_TEXTS, lastLetterText, letterPlacedText } from '../../game-kit/turns/turn-texts';
import { withPending, type DuelBoardState } from './duel-board-state';

/** `blind`: waiting for the blind letter. `wait`: the bot is placing its letter. */
type Task = 'blind' | 'choose' | 'place' | 'wait' | 'finish';

/** A duel as its player sees it. Pending moves are included. */
export interface DuelView {
  readonly round: number;
  readonly task: Task;
  /** The round's letter, or the one chosen for it. */
  readonly letter: string | null;
  /** All letters so far, by round. */
  readonly letters: readonly string[];
  readonly isOdd: boolean;
  readonly isFinal: boolean;
  /** The player's grid with all submitted letters. */
  readonly placed: Grid;
  /** The same, including the staged letter. */
  readonly shown: Grid;
  /** The cell of the letter in hand. */
  readonly stagedCell: number | null;
  readonly botCount: number;
  /** There is something to submit. */
  readonly isReady: boolean;
  /** Tells the player what to do. */
  readonly title: string;
  readonly note: string;
  /** Replaces the note: why an action was rejected, or that there is no connection. */
  readonly warning: string | null;
}

function taskOf(game: LiveGame): Task {
  if (liveStatus(game) === 'completed') return 'finish';
  if (liveLetter(game) === null) return isOddRound(liveRound(game)) ? 'blind' : 'choose';
  return hasPlaced(game, PLAYER_SEAT) ? 'wait' : 'place';
}

export function viewOf(board: DuelBoardState): DuelView {
  const { draft } = board;
  const game = withPending(board);
  const round = liveRound(game);
  const task = taskOf(game);
  const isFinal = isFinalRound(round);
  const letter = liveLetter(game) ?? (task === 'choose' ? draft : null);
  const placed = liveGrid(game, PLAYER_SEAT);
  const inHand = letter !== null && (task === 'place' || task === 'choose');
  // In the last round, there is only one.
  const stagedCell = isFinal && inHand ? placed.indexOf(null) : board.stagedCell;
  const isStaged = stagedCell !== null && placed[stagedCell] === null;
  return {
    round,
    task,
    letter,
    letters: game.letters,
    isOdd: isOddRound(round),
    isFinal,
    placed,
    shown: inHand && isStaged ? withLetter(placed, stagedCell, letter) : placed,
    stagedCell,
    botCount: game.cells[BOT_SEAT].length,
    isReady: inHand && isStaged,
    warning: board.notice ?? (board.held ? WAITING_FOR_CONNECTION : null),
    ...wordsFor(task, letter, isOddRound(round), isFinal, isStaged),
  };
}

type Words = Pick<DuelView, 'title' | 'note'>;

function wordsFor(
  task: Task,
  letter: string | null,
  isOdd: boolean,
  isFinal: boolean,
  isStaged: boolean,
): Words {
  switch (task) {
    case 'blind':
      return { title: DUEL_LABELS.gettingBlindLetter, note: '' };
    case 'choose':
      if (letter === null)
        return { title: TURN_TEXTS.yourTurn, note: isFinal ? TURN_TEXTS.placesItself : HAND_TEXTS.ownHint };
      if (isFinal) return { title: lastLetterText(letter), note: TURN_TEXTS.fillsLastSquare };
      return { title: placeLetterText(letter), note: isStaged ? HAND_TEXTS.tapToMove : HAND_TEXTS.tapForIt };
    case 'place':
      if (letter === null) return { title: '', note: '' };
      return {
        title: placeLetterText(letter),
        note: isStaged ? HAND_TEXTS.tapToMove : isOdd ? HAND_TEXTS.blindHint : HAND_TEXTS.tapForIt,
      };
    case 'wait':
      return { title: DUEL_LABELS.waitingForRound, note: letterPlacedText(letter) };
    case 'finish':
      return { title: TURN_TEXTS.processing, note: '' };
  }
}
