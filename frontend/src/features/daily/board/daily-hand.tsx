import { TEXTS, placeLetterText } from '@tessera/contracts/texts';
import { isDailyComplete, isOddRound } from '@tessera/rules';
import { BlindBanner } from '../../../game-kit/hand/blind-banner';
import { SoloHand } from '../../../game-kit/hand/hand';
import { HAND_TEXTS } from '../../../game-kit/hand/hand-texts';
import type { SoloBoardState } from '../../../store/solo-board';

interface DailyHandProps {
  readonly game: SoloBoardState;
  readonly online: boolean;
  /** How the game stands, in place of the hint. */
  readonly halfway: string | null;
  /** The round's blind letter is still turning over. `onTurned` is called when it has finished. */
  readonly turning: boolean;
  readonly onTurned: () => void;
  /** Takes back the letter that was chosen for this round. */
  readonly onReset: () => void;
}

/** The letter in hand and what to do with it. At the start of an odd round, the blind letter turns over. */
export function DailyHand({ game, online, halfway, turning, onTurned, onReset }: DailyHandProps) {
  const { state, notice } = game;
  const odd = isOddRound(state.round);
  const full = isDailyComplete(state);

  if (turning && state.letter !== null) return <BlindBanner letter={state.letter} onDone={onTurned} />;
  return (
    <SoloHand
      letter={full ? (state.moves.at(-1)?.letter ?? null) : state.letter}
      tone={full ? 'plain' : 'mine'}
      title={titleFor(game)}
      note={(state.stagedCell === null ? halfway : null) ?? hintFor(game)}
      warning={notice ?? (online ? null : OFFLINE)}
      isChosen={!odd && state.letter !== null}
      onTakeBack={onReset}
    />
  );
}

const OFFLINE = `${TEXTS.reconnect}. Your grid is saved.`;

/** What to do now. */
export const titleFor = ({ state, sending }: SoloBoardState): string => {
  if (isDailyComplete(state)) return sending ? 'Counting your words...' : TEXTS.gridFull;
  return state.letter === null ? TEXTS.evenRoundPrompt : placeLetterText(state.letter);
};

const hintFor = ({ state, sending }: SoloBoardState): string => {
  const isStaged = state.stagedCell !== null;
  if (isDailyComplete(state))
    return sending ? TEXTS.oneMoment : 'Saved on this device. Tap Submit to try again.';
  if (isOddRound(state.round)) {
    return isStaged ? HAND_TEXTS.tapToMove : HAND_TEXTS.blindHint;
  }
  if (state.letter === null) return HAND_TEXTS.ownHint;
  return isStaged ? HAND_TEXTS.tapToMoveOrReset : HAND_TEXTS.tapForIt;
};
