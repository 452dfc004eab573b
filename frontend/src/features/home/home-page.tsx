import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { type PlainDate, ROUNDS } from '@tessera/rules';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectStartedGame } from '../../store/live-games';
import { useDailyDate } from '../../store/daily/daily-date';
import { knownIdentity } from '../../store/identity/identity';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { Below } from './below/below';
import { HomeLinks } from './home-links';
import { HomeView } from './home-view';
import { TodayCard } from './today-card';
import { TodaysHero } from './hero/result-hero';
import { useHomeState } from './use-home-state';
import { ButtonLink } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { HOME_TEXTS } from './home-texts';

/** For newcomers: who chooses which letter. The picture has a tessera for each round, teal for the player's own. */
const WhoseLetters = () => (
  <div className="whose">
    <span className="whose__rounds" aria-hidden="true">
      {Array.from({ length: ROUNDS }, (_, round) => (
        <i key={round} />
      ))}
    </span>
    <p>
      <span>{HOME_TEXTS.whose.everyones}</span> <span>{HOME_TEXTS.whose.own}</span>
    </p>
  </div>
);

/** What else a newcomer may want: company, or the rules. */
const FirstSteps = () => (
  <div className="first-steps">
    <ButtonRow>
      <ButtonLink to={PAGES.playFriend}>{TEXTS.playFriend}</ButtonLink>
      <ButtonLink to={PAGES.rules}>{TEXTS.howToPlay}</ButtonLink>
    </ButtonRow>
  </div>
);

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
