import { PAGES, pathOf } from '@tessera/contracts/constants';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectStartedGame } from '../../store/live/started-game';
import { useDailyDate } from '../../store/daily/daily-date';
import { Below } from './below/below';
import { HomeView } from './home-view';
import { TodayCard } from './today/today-card';
import { TodaysHero } from './hero/todays-hero';

export function HomePage() {
  const today = useDailyDate();
  // A game created in this tab that a friend has joined.
  const started = useSelector(selectStartedGame);
  return (
    <>
      {started !== null && <Navigate to={pathOf(PAGES.liveGame, { gameId: started })} />}
      <HomeView
        hero={<TodaysHero key={today} today={today} />}
        today={<TodayCard key={today} today={today} />}
      >
        <Below today={today} />
      </HomeView>
    </>
  );
}
