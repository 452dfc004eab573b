import { Page } from '../../ui/layout/page';
import type { Elements } from '../../ui/util/elements';

interface HomeViewProps {
  /** Decides what the first screen has room for. */
  readonly visitor: 'unknown' | 'newcomer' | 'player';
  readonly hero: Elements;
  /** The card of today's game, and what comes next to it. */
  readonly play: Elements;
  /** Further content below. */
  readonly children?: Elements;
}

/** The layout of the start page. */
export const HomeView = ({ visitor, hero, play, children }: HomeViewProps) => (
  <Page heading="Home" hiddenHeading width="wide">
    <div className="home" data-visitor={visitor}>
      <div className="home__first">
        {hero}
        <div className="home__play">{play}</div>
      </div>
      {children}
    </div>
  </Page>
);
