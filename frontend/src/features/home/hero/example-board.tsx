import { useEffect, useState, type CSSProperties } from 'react';
import { BoardPicture } from '../../../game-kit/board/board-picture';
import { EXAMPLE, HOME_TEXTS } from '../home-texts';

/** Marks the document of a player who needs no introduction. The inline script in index.html sets it, too. */
const MARK = 'played';

/** How long the prerendered board has been playing, in milliseconds. */
const prerenderedTime = (): number => {
  const board = globalThis.document?.querySelector('[data-prerender] .example');
  const times = board?.getAnimations?.({ subtree: true }).map(({ currentTime }) => Number(currentTime ?? 0));
  return Math.max(0, ...(times ?? []));
};

/**
 * Plays an example game by CSS alone, starting with the first paint and only once; then it stays as a picture.
 */
export function ExampleBoard() {
  const [since] = useState(prerenderedTime);
  useEffect(() => () => void (document.documentElement.dataset[MARK] ??= 'before'), []);
  const style = since > 0 ? ({ '--since': `${-Math.round(since)}ms` } as CSSProperties) : undefined;
  return <BoardPicture mosaic={EXAMPLE} label={HOME_TEXTS.example} className="example" style={style} />;
}
