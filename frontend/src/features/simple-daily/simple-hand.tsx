import { TEXTS, placeLetterText } from '@tessera/contracts/texts';
import { isOddRound } from '@tessera/rules';
import { useState } from 'react';
import { BlindBanner } from '../../game-kit/hand/blind-banner';
import { SoloHand } from '../../game-kit/hand/hand';
import { HAND_TEXTS } from '../../game-kit/hand/hand-texts';
import type { SimpleBoardState } from './simple-daily.slice';
import { SIMPLE_TEXTS } from './simple-texts';

interface SimpleHandProps {
  readonly board: SimpleBoardState;
  /** The round's letter, or the one chosen for it. */
  readonly letter: string | null;
  /** Takes back the letter that was chosen for this round. */
  readonly onReset: () => void;
}

/** The letter in hand and what to do with it. At the start of an odd round, the blind letter turns over. */
export function SimpleHand({ board, letter, onReset }: SimpleHandProps) {
  const { game, draft, stagedCell, acting, isConnectionLost } = board;
  const notice = board.notice ?? (isConnectionLost ? SIMPLE_TEXTS.connectionLost : null);
  const round = game.currentRound;
  const [bannerSeen, setBannerSeen] = useState(0);
  if (
    isOddRound(round) &&
    letter !== null &&
    bannerSeen !== round &&
    stagedCell === null &&
    notice === null
  ) {
    return <BlindBanner key={round} letter={letter} onDone={() => setBannerSeen(round)} />;
  }
  return (
    <SoloHand
      letter={letter}
      tone={acting ? 'plain' : 'mine'}
      title={letter === null ? TEXTS.evenRoundPrompt : placeLetterText(letter)}
      note={hintFor(board, letter)}
      warning={notice}
      isChosen={draft !== null && !acting}
      onTakeBack={onReset}
    />
  );
}

const hintFor = ({ game, stagedCell, acting }: SimpleBoardState, letter: string | null): string => {
  if (acting) return TEXTS.oneMoment;
  if (letter === null) return HAND_TEXTS.ownHint;
  if (stagedCell !== null) return HAND_TEXTS.tapToMove;
  return isOddRound(game.currentRound) ? HAND_TEXTS.blindHint : HAND_TEXTS.tapForIt;
};
