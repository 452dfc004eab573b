import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What was wrong in at least one frame. */
    faults: Set<string>;
    /** From now on, all these letters have to be on the player's board. */
    letters: string;
  }
}

/** Runs in the page: looks at every animation frame of a game. */
function watch(): void {
  window.faults = new Set();
  window.letters = '';
  const THUMB_MS = 1000;
  const SUBMITS = ['Submit', 'Finish Game', 'Choose Letter'];
  const nameOf = (button: Element | null | undefined) =>
    (button?.ariaLabel ?? button?.textContent ?? '').trim();

  /** Where Submit has just been pressed. */
  let thumb = { x: 0, y: 0, at: -THUMB_MS };
  const onPress = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const pressed = target instanceof Element ? nameOf(target.closest('button')) : '';
    if (SUBMITS.slice(0, 2).includes(pressed)) thumb = { x, y, at: performance.now() };
  };
  document.addEventListener('click', onPress, true);
  const lookUnderThumb = () => {
    if (performance.now() - thumb.at > THUMB_MS) return;
    const button = document.elementFromPoint(thumb.x, thumb.y)?.closest('a, button:not(.keyboard *)');
    if (button && !SUBMITS.includes(nameOf(button))) window.faults.add(`under the thumb: ${nameOf(button)}`);
  };

  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminances = new Map<string, number>();
  const luminanceOf = (color: string): number => {
    const known = luminances.get(color);
    if (known !== undefined || !paint) return known ?? 0;
    paint.fillStyle = color;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    luminances.set(color, luminance);
    return luminance;
  };
  const lookAtLetters = () => {
    for (const tile of document.querySelectorAll('.board [role=gridcell] .tile')) {
      const { color, backgroundImage } = getComputedStyle(tile);
      const face = /([a-z]+\([^()]*\))[^()]*\)$/.exec(backgroundImage)?.[1];
      if (!tile.textContent || face === undefined) continue;
      const [dark = 0, light = 0] = [luminanceOf(color), luminanceOf(face)].sort((a, b) => a - b);
      if ((light + 0.05) / (dark + 0.05) < 3) window.faults.add(`illegible: ${tile.textContent}`);
    }
  };

  const lookAtBoard = () => {
    if (window.letters === '') return;
    const boards = [...document.querySelectorAll<HTMLElement>('[role=grid][aria-label="Your grid"]')];
    const [board] = boards;
    const { top = 0, bottom = 0, width = 0 } = board?.getBoundingClientRect() ?? {};
    const isSeen = board?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    if (boards.length !== 1) window.faults.add(`${boards.length} boards`);
    else if (board?.textContent !== window.letters) window.faults.add(`letters: ${board?.textContent}`);
    else if (!isSeen || width < 100 || top < 0 || bottom > innerHeight)
      window.faults.add('board out of sight');
  };

  const onFrame = () => {
    lookUnderThumb();
    lookAtLetters();
    lookAtBoard();
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** Starts looking at every frame of the game on the page. */
export const watchFrames = (page: Page): Promise<void> => page.evaluate(watch);

/** From now on, the player's board has to show all these letters in every frame. */
export const expectLetters = (page: Page, letters: string): Promise<void> =>
  page.evaluate((all) => void (window.letters = all), letters);

/** Everything that was wrong in any frame so far. Should be empty. */
export const faultsOf = (page: Page): Promise<string[]> => page.evaluate(() => [...window.faults]);
