import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isStreakEnhanced, claimCongratulation, type FinishedDaily, type PostGame } from './post-game';
import { PostGamePopup } from './post-game-popup';
import { POST_GAME_TEXTS } from './post-game-texts';

interface StreakNotificationProps {
  readonly finished: FinishedDaily;
  /** The score has been counted, and the streak is known. */
  readonly due: boolean;
  /** Called when there is no popup or it has been closed, so that others may open. */
  readonly onDone: () => void;
}

/** What a daily has just done for the streak: a permanent line, and a popup once per game. */
export function StreakNotification({ finished, due, onDone }: StreakNotificationProps) {
  const [enhanced, setEnhanced] = useState(false);
  const [popup, setPopup] = useState<PostGame | null>(null);
  const [open, setOpen] = useState(false);
  // The statistics are polled, so `due` may change several times.
  const wasShown = useRef(false);

  const show = useEffectEvent(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    const taken = claimCongratulation(finished);
    setEnhanced(isStreakEnhanced(finished));
    setPopup(taken);
    setOpen(taken !== null);
    if (taken === null) onDone();
  });
  const close = () => {
    setOpen(false);
    onDone();
  };
  useEffect(() => {
    if (due) show();
  }, [due]);

  return (
    <>
      {enhanced && (
        <p role="status" className="-mt-1 text-center font-semibold text-ochre-ink">
          {POST_GAME_TEXTS.streakEnhanced}
        </p>
      )}
      {popup && <PostGamePopup congratulation={popup} open={open} onDone={close} />}
    </>
  );
}
