import type { ReactNode } from 'react';
import { Page } from '../../ui/layout/page';
import { HomeLinks } from './home-links';
import { WaysToPlay } from './ways-to-play';

interface HomeViewProps {
  readonly hero: ReactNode;
  /** The card of today's game. */
  readonly today: ReactNode;
  /** Further content below, on wide screens. */
  readonly children?: ReactNode;
}

/** The layout of the start page. */
export const HomeView = ({ hero, today, children }: HomeViewProps) => (
  <Page heading="Home" hiddenHeading width="wide">
    <div className="home">
      {hero}
      <div className="home__play">
        {today}
        <WaysToPlay />
      </div>
      {children}
      <HomeLinks />
    </div>
  </Page>
);
