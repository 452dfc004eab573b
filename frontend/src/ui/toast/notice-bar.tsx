import { useEffect } from 'react';
import { announce } from '../live-region/live-region';
import { ButtonRow } from '../layout/page';
import type { Elements } from '../util/elements';
import { focusHeading } from '../util/focus-heading';

interface NoticeBarProps {
  readonly text: string;
  /** The buttons with which it is answered. */
  readonly children: Elements;
  /** Below the header, where it doesn't cover what a player needs for the next move. */
  readonly isAtTop?: boolean;
}

/** A notice that stays until it is answered. It doesn't take the focus or shift anything. */
export function NoticeBar({ text, children, isAtTop = false }: NoticeBarProps) {
  useEffect(() => announce(text), [text]);
  const place = isAtTop
    ? 'top-[calc(56px+env(safe-area-inset-top))]'
    : 'bottom-[calc(12px+env(safe-area-inset-bottom))]';
  return (
    <section
      aria-label={text}
      className={`fixed inset-x-3 ${place} z-30 md:right-auto md:left-5 md:w-[400px]`}
    >
      <div className="toast">
        <p className="toast__title font-semibold wrap-anywhere">{text}</p>
        {/* The focus would be lost with the notice. */}
        <div className="col-span-2 col-start-2 pt-2 pr-1.5" onClick={focusHeading}>
          <ButtonRow>{children}</ButtonRow>
        </div>
      </div>
    </section>
  );
}
