import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useSyncExternalStore } from 'react';
import { FRIEND_LINK } from '../../../game-kit/layout/play-links';
import { currentIdentity } from '../../../store/identity/identity';
import { liveGamesNotifier, mayHaveGames } from '../../../store/live/may-have-games';
import { useActiveGamesQuery } from '../../game/game.api';
import type { HomeState } from '../use-home-state';
import { RunningDuels, WaitingGames } from './game-rows';
import { GroupRow } from './group-row';
import { FRIEND_PICTURE } from './pictures';
import { Way } from './way';

interface WaysProps {
  readonly state: Pick<HomeState, 'groups' | 'hasLiveGames' | 'duels'>;
  /** Newcomers have the way to a new game among their first steps. */
  readonly canBegin: boolean;
  /** Everything is known, so that what follows won't move. */
  readonly onReady: () => void;
}

/** The player's groups today, the games that wait for them, and the way to a new one. */
export function Ways({ state: { groups, hasLiveGames, duels }, canBegin, onReady }: WaysProps) {
  // This browser may know of some that it has just started.
  const mayHave = useSyncExternalStore(liveGamesNotifier.listen, mayHaveGames, () => false);
  const { data: games = [], isLoading } = useActiveGamesQuery(
    hasLiveGames || mayHave ? currentIdentity().playerUUID : skipToken,
  );
  const isReady = !isLoading;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  if (!isReady) return null;
  const { to, name, promise } = FRIEND_LINK;
  return (
    <ul className="ways" aria-label="With others">
      {groups.map((group) => (
        <GroupRow key={group.id} group={group} />
      ))}
      <WaitingGames games={games.filter(({ isYourTurn }) => isYourTurn)} />
      <RunningDuels duels={duels} />
      {canBegin && <Way picture={FRIEND_PICTURE} to={to} name={name} detail={promise} />}
    </ul>
  );
}
