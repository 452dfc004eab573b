import { TEXTS, placeLetterText } from '@tessera/contracts/texts';
import {
  chooserOf,
  hasPlaced,
  isFinalRound,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  withLetter,
  type Grid,
  type LiveGame,
} from '@tessera/rules';
import { lastLetterText, letterPlacedText } from '../../../game-kit/turns/turn-texts';
import { GAME_TEXTS, waitingToChooseText, waitingToPlaceText } from '../game-texts';
import { placedByOther, withPending } from '../state/live-state';
import { opponentAtStart, opponentInText } from '../seats';
import type { LiveBoardState } from '../state/board-state';

/** What to do now. */
type Task = 'choose' | 'wait-for-letter' | 'place' | 'wait-for-placement' | 'finish';

/** A board as the player sees it. Pending moves are included. */
export interface BoardView {
  readonly game: LiveGame;
  readonly round: number;
  /** The round's letter, or the one typed for it. */
  readonly letter: string | null;
  readonly task: Task;
  readonly isFinal: boolean;
  /** The opponent in labels, and within a sentence. */
  readonly opponent: string;
  readonly opponentInText: string;
  /** The player's grid with all submitted letters. */
  readonly placed: Grid;
  /** The same, including the staged letter. */
  readonly shown: Grid;
  /** The cell of the letter in hand. In the last round, there is only one. */
  readonly stagedCell: number | null;
  readonly theirCount: number;
  /** Tells the player what to do. */
  readonly title: string;
  readonly note: string;
}

function taskOf(game: LiveGame, { seat }: LiveBoardState): Task {
  if (liveStatus(game) === 'completed') return 'finish';
  if (liveLetter(game) === null) return chooserOf(liveRound(game)) === seat ? 'choose' : 'wait-for-letter';
  return hasPlaced(game, seat) ? 'wait-for-placement' : 'place';
}

export function viewOf(board: LiveBoardState): BoardView {
  const { seat, facts, draft } = board;
  const game = withPending(board);
  const task = taskOf(game, board);
  const letter = liveLetter(game) ?? (task === 'choose' ? draft : null);
  const placed = liveGrid(game, seat);
  const isFinal = isFinalRound(liveRound(game));
  const inHand = letter !== null && (task === 'place' || task === 'choose');
  const stagedCell = isFinal && inHand ? placed.indexOf(null) : board.stagedCell;
  const isFree = stagedCell !== null && placed[stagedCell] === null;
  const base = {
    game,
    round: liveRound(game),
    letter,
    task,
    isFinal,
    stagedCell,
    opponent: opponentAtStart(facts, seat),
    opponentInText: opponentInText(facts, seat),
    placed,
    shown: inHand && isFree ? withLetter(placed, stagedCell, letter) : placed,
    theirCount: placedByOther(game, seat),
  };
  return { ...base, ...wordsFor(base, board) };
}

type Base = Omit<BoardView, 'title' | 'note'>;

function wordsFor(
  { task, letter, opponentInText: opponent, isFinal, stagedCell }: Base,
  { draft, pending }: LiveBoardState,
): Pick<BoardView, 'title' | 'note'> {
  switch (task) {
    case 'choose': {
      if (draft !== null) {
        if (isFinal) return { title: lastLetterText(draft), note: GAME_TEXTS.fillsLastSquare };
        const note = stagedCell !== null ? GAME_TEXTS.tapToMove : `Tap Submit to choose ${draft}.`;
        return { title: placeLetterText(draft), note };
      }
      return {
        title: GAME_TEXTS.yourTurn,
        note: isFinal ? GAME_TEXTS.placesItself : GAME_TEXTS.tapForIt,
      };
    }
    case 'wait-for-letter':
      return {
        title: waitingToChooseText(opponent),
        note: isFinal ? GAME_TEXTS.placesItself : 'Then you both place it.',
      };
    case 'place':
      return {
        title: placeLetterText(letter ?? ''),
        note: stagedCell === null ? 'Tap a square or drag it there.' : GAME_TEXTS.tapToMove,
      };
    case 'wait-for-placement':
      return { title: waitingToPlaceText(opponent), note: letterPlacedText(letter) };
    case 'finish':
      return pending.length > 0
        ? { title: GAME_TEXTS.autoPlacing, note: '' }
        : { title: GAME_TEXTS.processing, note: '' };
  }
}

/** Why a cell can't be used now; null if it can. */
export function rejectionAt(cellIndex: number, { placed, task }: BoardView): string | null {
  if (placed[cellIndex] !== null) return TEXTS.cellOccupied;
  if (task === 'place' || task === 'choose') return null;
  return task === 'wait-for-placement' ? TEXTS.alreadyPlaced : TEXTS.noLetter;
}
