import { useEffect } from 'react';
import { Button } from '../button/button';
import { announce } from '../live-region/live-region';
import { ButtonRow } from '../layout/page';

interface NoticeBarProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly later: string;
  readonly onLater: () => void;
}

/**
 * A notice at the bottom of the window that stays until it is answered. It doesn't take the focus or shift
 * anything.
 */
export function NoticeBar({ text, action, onAction, later, onLater }: NoticeBarProps) {
  useEffect(() => announce(text), [text]);
  return (
    <section
      aria-label={text}
      className="fixed inset-x-3 bottom-[calc(12px+env(safe-area-inset-bottom))] z-30 md:right-auto md:left-5 md:w-[400px]"
    >
      <div className="toast">
        <p className="toast__title font-semibold">{text}</p>
        <div className="col-span-2 col-start-2 pt-2 pr-1.5">
          <ButtonRow>
            <Button onClick={onLater}>{later}</Button>
            <Button onClick={onAction}>{action}</Button>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}
