import { startTransition, useEffect, useRef, useState, type ReactElement } from 'react';
import { optionalChunk } from '../lazy/load-chunk';

interface TooltipProps {
  readonly text: string;
  /** A control with its own accessible name. The tooltip only adds to it. */
  readonly children: ReactElement;
  /** The control has no other action: a tap, click or Enter toggles the hint. */
  readonly byPress?: boolean;
}

type View = typeof import('./tooltip-view');
const load = optionalChunk((): Promise<View> => import('./tooltip-view'));

/**
 * A hint that opens after 700 ms of hovering, or at once within 300 ms of another one. Its code loads after
 * the page. Until then, and while the control is in use, there is only the control.
 */
export function Tooltip({ text, children, byPress = false }: TooltipProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [view, setView] = useState<View | null>(null);

  useEffect(() => {
    let live = true;
    const put = (loaded: View) => {
      if (!live) return;
      // Wrapping remounts the control, which would lose its focus or interrupt a press.
      if (box.current?.matches(':hover, :focus-within')) retry = setTimeout(() => put(loaded), RETRY_MS);
      // A page may have many, as leaderboards do.
      else startTransition(() => setView(loaded));
    };
    let retry: ReturnType<typeof setTimeout> | undefined;
    load().then(put, () => undefined);
    return () => {
      live = false;
      clearTimeout(retry);
    };
  }, []);

  return (
    <span ref={box} className="contents">
      {view ? (
        <view.TooltipView text={text} byPress={byPress}>
          {children}
        </view.TooltipView>
      ) : (
        children
      )}
    </span>
  );
}

const RETRY_MS = 500;
