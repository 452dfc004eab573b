import { Page } from '../../ui/layout/page';
import { HomeLinks } from './home-links';
import { WaysToPlay } from './ways-to-play';
import type { Elements } from '../../ui/util/elements';

interface HomeViewProps {
  readonly hero: Elements;
  /** The card of today's game. */
  readonly today: Elements;
  /** Further content below, on wide screens. */
  readonly children?: Elements;
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
