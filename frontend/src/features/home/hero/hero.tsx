import { TAGLINE } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import type { Elements } from '../../../ui/util/elements';
import { ExampleBoard } from './example-board';
import { HOME_TEXTS } from '../home-texts';

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
