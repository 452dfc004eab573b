import { TAGLINE } from '@tessera/contracts/product';
import { type ReactNode, useEffect, useState, type CSSProperties } from 'react';
import type { Elements } from '../../../ui/util/elements';
import { HOME_TEXTS, EXAMPLE } from '../home-texts';
import { BoardPicture } from '../../../game-kit/board/board-picture';

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
function ExampleBoard() {
  const [since] = useState(prerenderedTime);
  useEffect(() => () => void (document.documentElement.dataset[MARK] ??= 'before'), []);
  const style = since > 0 ? ({ '--since': `${-Math.round(since)}ms` } as CSSProperties) : undefined;
  return <BoardPicture mosaic={EXAMPLE} label={HOME_TEXTS.example} className="example" style={style} />;
}

interface HeroProps {
  readonly board: ReactNode;
  /** Shown next to the board on wide screens. */
  readonly caption?: ReactNode;
  readonly children: Elements;
}

/** The top of the start page: a board, and what it says. */
export const Hero = ({ board, caption, children }: HeroProps) => (
  <section className="hero">
    <div className="hero__text">
      {children}
      <p className="hero__tagline">{TAGLINE}</p>
    </div>
    <div className="hero__board">{board}</div>
    <div className="hero__caption">{caption}</div>
  </section>
);

/** Tells the game to a player who hasn't played today. */
export const ExampleHero = () => (
  <Hero
    board={<ExampleBoard />}
    caption={
      <p className="text-md text-ink-2">
        <b className="block pb-1 font-display text-lg font-[620] text-ink">{HOME_TEXTS.perfect}</b>
        {HOME_TEXTS.perfectDetail}
      </p>
    }
  >
    <p className="hero__aim display">
      {HOME_TEXTS.aim.map((sentence) => (
        <span key={sentence} className="block">
          {`${sentence} `}
        </span>
      ))}
    </p>
  </Hero>
);
