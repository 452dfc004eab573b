import { TEXTS } from '@tessera/contracts/constants';
import { useSelector } from 'react-redux';
import { OtherGameModes } from '../../game-kit/layout/other-game-modes';
import { Page } from '../../ui/layout/page';
import { FinishedGames } from '../replays/finished/finished-games.public';
import { ActiveGames } from './lobby/active-games';
import { StartGameCard } from './lobby/start-game-card';
import { selectLive } from './game.slice';
import { JoinForm } from './lobby/join-form';
import { ConnectionProblem } from './live/connection-problem';
import { useGameConnection } from './live/use-game-connection';

/** Create, join or resume a live game. */
export function PlayFriendPage() {
  useGameConnection();
  const { connection } = useSelector(selectLive);
  return (
    <Page title={TEXTS.playFriend} heading={TEXTS.playFriend} width="wide">
      {connection.state === 'error' && <ConnectionProblem reason={connection.reason} />}
      <div className="grid gap-4 sm:grid-cols-2 sm:items-stretch">
        <StartGameCard />
        <JoinForm />
        <div className="min-w-0 sm:col-span-2">
          <ActiveGames>
            <OtherGameModes />
            <FinishedGames />
          </ActiveGames>
        </div>
      </div>
    </Page>
  );
}
