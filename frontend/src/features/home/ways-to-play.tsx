import { PAGES } from '@tessera/contracts/constants';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from '../../ui/link/link';
import { FRIEND_LINK, SOLO_LINKS } from '../../game-kit/layout/play-links';
import { knownIdentity } from '../../store/identity/identity';
import { liveGamesNotifier, mayHaveGames } from '../../store/live/may-have-games';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const once = { whenIdle: false, silent: true };
const RunningDuel = lazyComponent(() => import('./running-duel').then((part) => part.RunningDuel), once);
const WaitingTurns = lazyComponent(() => import('./waiting-turns').then((part) => part.WaitingTurns), once);

const tessera = (x: number, y: number, size: number, fill: string) => (
  <rect x={x} y={y} width={size} height={size} rx={size / 4} className={fill} />
);

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];
const DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const PLAYED = [1, 3, 4, 7];

/** Pictures made of tesserae, in a square of 32. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  [PAGES.playFriend]: (
    <>
      {tessera(2, 6, 15, 'fill-teal')}
      {tessera(15, 11, 15, 'fill-terra stroke-paper stroke-2')}
    </>
  ),
  [PAGES.challenges]: PLACES.map((place) => (
    <rect
      key={place}
      x={2 + (place % 4) * 7.2}
      y={9 + Math.floor(place / 4) * 7.2}
      width={6}
      height={6}
      rx={1.6}
      className={place < 5 ? 'fill-teal' : 'fill-bar'}
    />
  )),
  [PAGES.duels]: (
    <>
      {tessera(5, 5, 22, 'fill-ink')}
      {tessera(10, 13, 4, 'fill-card')}
      {tessera(18, 13, 4, 'fill-card')}
    </>
  ),
  [PAGES.archive]: DAYS.map((day) => (
    <rect
      key={day}
      x={4 + (day % 3) * 9}
      y={4 + Math.floor(day / 3) * 9}
      width={6.5}
      height={6.5}
      rx={1.8}
      className={PLAYED.includes(day) ? 'fill-teal' : 'fill-bar'}
    />
  )),
  [PAGES.simpleDaily]: tessera(7, 7, 18, 'fill-ochre'),
};

/** The game modes other than the daily, each with what it has to offer. */
export function WaysToPlay() {
  const [hasPlayer] = useState(() => knownIdentity() !== null);
  // Updates when the server reports some.
  const hasGames = useSyncExternalStore(liveGamesNotifier.listen, mayHaveGames, () => false);
  return (
    <ul className="ways" aria-label="Other ways to play">
      {[FRIEND_LINK, ...SOLO_LINKS].map(({ to, name, promise }) => (
        <li key={to} className="way">
          <svg viewBox="0 0 32 32" className="way__icon" aria-hidden="true">
            {PICTURES[to]}
          </svg>
          <div className="min-w-0">
            <Link to={to} className="way__name">
              {name}
            </Link>
            <p className="way__promise">{promise}</p>
            {to === PAGES.playFriend && hasGames && <WaitingTurns />}
            {to === PAGES.duels && hasPlayer && <RunningDuel />}
          </div>
        </li>
      ))}
    </ul>
  );
}
