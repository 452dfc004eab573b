import { useState } from 'react';
import { DUEL_LABELS } from './duel-labels';
import { BlindBanner } from '../../game-kit/hand/blind-banner';
import { Hand, TakeBackButton, WaitingHand } from '../../game-kit/hand/hand';
import type { DuelView } from './duel-view';

interface DuelHandProps {
  readonly view: DuelView;
  readonly isStaged: boolean;
  /** Takes back the letter that was chosen for this round. */
  readonly onReset: () => void;
}

/** The letter in hand and what to do with it. At the start of an odd round, the blind letter turns over. */
export function DuelHand({ view, isStaged, onReset }: DuelHandProps) {
  const { task, letter, title, note, warning, round, isOdd } = view;
  const [bannerSeen, setBannerSeen] = useState(0);

  if (task === 'place' && isOdd && letter !== null && bannerSeen !== round && !isStaged && warning === null) {
    return (
      <BlindBanner
        key={round}
        letter={letter}
        note={DUEL_LABELS.gettingBlindLetter}
        onDone={() => setBannerSeen(round)}
      />
    );
  }
  if (task === 'blind' || task === 'finish') {
    return <WaitingHand {...{ title, note, warning }} />;
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      <Hand letter={letter} tone={task === 'wait' ? 'plain' : 'mine'} {...{ title, note, warning }} />
      {task === 'choose' && letter !== null && (
        <span className="-mx-2 flex-none">
          <TakeBackButton letter={letter} onPress={onReset} />
        </span>
      )}
    </div>
  );
}
