import { useEffect, useRef, useState, type ReactElement } from 'react';
import { optionalChunk } from '../lazy/load-chunk';

interface TooltipProps {
  readonly text: string;
  /** One control that has a name of its own: the tooltip only adds to it. */
  readonly children: ReactElement;
  /** The control does nothing else: a tap, a click or Enter opens the hint, and closes it. */
  readonly byPress?: boolean;
}

type View = typeof import('./tooltip-view');
const load = optionalChunk((): Promise<View> => import('./tooltip-view'));

/**
 * A hint after 700 ms of resting on a control, at once for the next within 300 ms. Its code loads after
 * the page; until then, and while the control is in use, the control stands alone.
 */
export function Tooltip({ text, children, byPress = false }: TooltipProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [view, setView] = useState<View | null>(null);

  useEffect(() => {
    let live = true;
    const put = (loaded: View) => {
      if (!live) return;
      // Wrapping remounts the control, which would lose its focus or a press under way.
      if (box.current?.matches(':hover, :focus-within')) retry = setTimeout(() => put(loaded), RETRY_MS);
      else setView(loaded);
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
