import type { Page } from '@playwright/test';

/** What a page showed in one or more frames. */
export interface Frame {
  /** Milliseconds since the navigation began. */
  readonly at: number;
  /** The page's scripts haven't rendered yet. */
  readonly prerendered: boolean;
  /** The positions of the heading and of the paragraph right after it. Empty while no heading is visible. */
  readonly beginning: readonly string[];
  /** The lines of text in the page's content, without the heading and loading messages. */
  readonly lines: readonly string[];
}

export interface Recording {
  /** Each differs from the previous one. */
  readonly frames: readonly Frame[];
  /** Layout shifts reported by the browser. */
  readonly shifts: readonly string[];
}

declare global {
  interface Window {
    recording: { frames: Frame[]; shifts: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page before its own scripts. */
function record(): void {
  window.recording = { frames: [], shifts: [] };
  const { frames, shifts } = window.recording;
  const whereIs = ({ x, y }: DOMRect) => `${Math.round(x)},${Math.round(y)}`;

  const linesOf = (part: HTMLElement): string[] =>
    part.innerText
      .split('\n')
      .map((line) => line.trim())
      // Ignores numbers, which may be animated.
      .filter((line) => /\p{L}/u.test(line));
  const look = (): Omit<Frame, 'at'> => {
    const main = document.querySelector('main');
    const apart = [...(main?.querySelectorAll<HTMLElement>('h1, [role=status]') ?? [])].flatMap(linesOf);
    return {
      prerendered: document.querySelector('[data-prerender]') !== null,
      // HTML that arrives in chunks stays invisible until it is complete.
      beginning: [...document.querySelectorAll('h1, h1 + p')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => `${part.localName} at ${whereIs(part.getBoundingClientRect())}`),
      lines: main ? linesOf(main).filter((line) => !apart.includes(line)) : [],
    };
  };
  let last = '';
  const onFrame = (at: number) => {
    const frame = look();
    const seen = JSON.stringify(frame);
    if (seen !== last) frames.push({ at: Math.round(at), ...frame });
    last = seen;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);

  const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'a text');
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
      const parts = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${whereIs(previousRect)} to ${whereIs(currentRect)}`,
      );
      // Ignores rounding errors.
      if (value < 0.0005) continue;
      shifts.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${parts.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Starts recording every animation frame of all documents of the page. */
export const recordFrames = async (page: Page): Promise<void> => void (await page.addInitScript(record));

/** The frames from the first heading on. */
export const begunFrames = ({ frames }: Recording): readonly Frame[] =>
  frames.slice(frames.findIndex(({ beginning }) => beginning.length > 0));

/** Everything that the page's current document has shown so far. */
export const recordingOf = (page: Page): Promise<Recording> => page.evaluate(() => window.recording);
