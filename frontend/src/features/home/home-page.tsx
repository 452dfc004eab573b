import { PAGES, pathOf } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectStartedGame } from '../../store/live/started-game';
import { useDailyDate } from '../../store/daily/daily-date';
import { knownIdentity } from '../../store/identity/identity';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { Below } from './below/below';
import { HomeView } from './home-view';
import { TodayCard } from './today/today-card';
import { TodaysHero } from './hero/todays-hero';
import { useHomeState } from './use-home-state';

/** Rarely has anything to show. */
const PlayerNotices = lazyComponent(
  () => import('../players/notices.public').then((part) => part.PlayerNotices),
  { silent: true },
);

export function HomePage() {
  const today = useDailyDate();
  // A game created in this tab that a friend has joined.
  const started = useSelector(selectStartedGame);
  return (
    <>
      {started !== null && <Navigate to={pathOf(PAGES.liveGame, { gameId: started })} />}
      <Home key={today} today={today} />
      {knownIdentity() !== null && <PlayerNotices />}
    </>
  );
}

function Home({ today }: { readonly today: PlainDate }) {
  const state = useHomeState(today);
  return (
    <HomeView hero={<TodaysHero state={state} />} today={<TodayCard today={today} state={state} />}>
      <Below today={today} state={state} />
    </HomeView>
  );
}
