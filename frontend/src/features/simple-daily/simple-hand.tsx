import { TEXTS, placeLetterText } from '@tessera/contracts/constants';
import { isOddRound } from '@tessera/rules';
import { useState } from 'react';
import { BlindBanner } from '../../game-kit/hand/blind-banner';
import { Hand } from '../../game-kit/hand/hand';
import { TakeBackButton } from '../../game-kit/hand/take-back-button';
import { TURN_TEXTS } from '../../game-kit/turns/turn-texts';
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
    <div className="flex items-center justify-between gap-2">
      <Hand
        letter={letter}
        tone={acting ? 'plain' : 'mine'}
        title={letter === null ? TEXTS.evenRoundPrompt : placeLetterText(letter)}
        note={
          <span className={notice === null ? undefined : 'text-terra'}>
            {notice ?? hintFor(board, letter)}
          </span>
        }
      />
      {draft !== null && !acting && <TakeBackButton letter={draft} onPress={onReset} />}
    </div>
  );
}

const hintFor = ({ game, stagedCell, acting }: SimpleBoardState, letter: string | null): string => {
  if (acting) return TEXTS.oneMoment;
  if (letter === null) return TURN_TEXTS.ownHint;
  if (stagedCell !== null) return TURN_TEXTS.tapToMove;
  return isOddRound(game.currentRound) ? TURN_TEXTS.blindHint : TURN_TEXTS.tapForIt;
};
