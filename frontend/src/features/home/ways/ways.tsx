import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useSyncExternalStore } from 'react';
import { type GroupToday, GROUP_TEXTS } from '@tessera/contracts/groups';
import { groupLeaderboardPath } from '@tessera/contracts/wire';
import { FRIEND_LINK } from '../../../game-kit/layout/play-links';
import { currentIdentity } from '../../../store/identity/identity';
import { liveGamesNotifier, mayHaveGames } from '../../../store/live-games';
import { useActiveGamesQuery } from '../../game/game.api';
import type { HomeState } from '../use-home-state';
import { RunningDuels, WaitingGames, Way } from './game-rows';
import { FRIEND_PICTURE, groupPicture } from './pictures';
import { Name } from '../../../ui/layout/name';

const playedText = ({ playedCount, memberCount }: GroupToday): string =>
  playedCount === 0 ? 'Nobody has played yet' : `${playedCount} of ${memberCount} played`;

/** What comes after the leader's name, or stands for it. Their score follows at the end of the row. */
function leadText({ members, isOwn }: NonNullable<GroupToday['lead']>): string {
  if (isOwn) return members === 1 ? 'You lead' : 'You share the lead';
  return members === 1 ? ' leads' : `${members} share the lead`;
}

/** How a group is doing today: who has played, and who leads. */
function GroupRow({ group }: { readonly group: GroupToday }) {
  const { lead } = group;
  const isNamed = lead !== null && !lead.isOwn && lead.members === 1;
  return (
    <Way
      picture={groupPicture(group.memberCount, group.playedCount)}
      to={groupLeaderboardPath(group.id)}
      name={<Name>{group.name}</Name>}
      score={lead?.score}
      detail={
        <>
          <span>{`${playedText(group)}${lead ? ' · ' : ''}`}</span>
          {isNamed && <Name>{lead.playerName ?? GROUP_TEXTS.unknownPlayer}</Name>}
          {lead && <span>{leadText(lead)}</span>}
        </>
      }
    />
  );
}

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
  const { currentData: games = [], isLoading } = useActiveGamesQuery(
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
