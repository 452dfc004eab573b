import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { ExampleHero } from '../../features/home/hero/hero';
import { HomeView } from '../../features/home/home-view';
import { TodayCard } from '../../features/home/today-card';
import { ButtonLink } from '../../ui/button/button';
import { HomeButton } from '../../ui/button/page-buttons';
import { ON_A_STREAK } from './fixed-game';

/** Home with a streak of ten games. */
export const HomeDemoPage = () => (
  <HomeView
    visitor="player"
    hero={<ExampleHero />}
    play={
      <>
        <TodayCard
          today={plainDate('2025-01-01')}
          state={{
            isKnown: true,
            isNewcomer: false,
            game: { state: 'unplayed', number: 1, highScore: 28, completion: null },
            stats: ON_A_STREAK,
            recent: [],
          }}
        />
        <ButtonLink to={PAGES.playFriend} wide>
          {TEXTS.playFriend}
        </ButtonLink>
        <HomeButton wide />
      </>
    }
  />
);
