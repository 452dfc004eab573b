import { PAGES, pathOf } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectStartedGame } from '../../store/live/started-game';
import { useDailyDate } from '../../store/daily/daily-date';
import { knownIdentity } from '../../store/identity/identity';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { Below } from './below/below';
import { FirstSteps, WhoseLetters } from './first-steps';
import { HomeLinks } from './home-links';
import { HomeView } from './home-view';
import { TodayCard } from './today/today-card';
import { TodaysHero } from './hero/todays-hero';
import { useHomeState } from './use-home-state';

const once = { whenIdle: false, silent: true };
/** Rarely has anything to show. */
const PlayerNotices = lazyComponent(
  () => import('../players/notices.public').then((part) => part.PlayerNotices),
  once,
);
const Ways = lazyComponent(() => import('./ways/ways').then((part) => part.Ways), once);
const OtherModes = lazyComponent(() => import('./ways/other-modes').then((part) => part.OtherModes), once);

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
  const { isKnown, isNewcomer, groups, hasLiveGames } = state;
  const [isReady, setReady] = useState(false);
  // The other modes come between, so they must be there, too.
  const onReady = useCallback(() => void OtherModes.warmUp().then(() => setReady(true)), []);
  const isPlayer = isKnown && !isNewcomer;
  const ways = <Ways state={state} canBegin={isPlayer} onReady={onReady} />;
  return (
    <HomeView
      visitor={isNewcomer ? 'newcomer' : isKnown ? 'player' : 'unknown'}
      hero={<TodaysHero today={today} state={state} />}
      play={
        <>
          {isNewcomer && <WhoseLetters />}
          <TodayCard today={today} state={state} />
          {isPlayer && ways}
          {isNewcomer && <FirstSteps />}
        </>
      }
    >
      {/* Nothing may move once it is shown, so what is below waits for what is above. */}
      {(isNewcomer || isReady) && (
        <>
          {isPlayer ? <OtherModes /> : groups.length > 0 || hasLiveGames ? ways : null}
          <Below today={today} state={state} />
          <HomeLinks isNewcomer={isNewcomer} />
        </>
      )}
    </HomeView>
  );
}
