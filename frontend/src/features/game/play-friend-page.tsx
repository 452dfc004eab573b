import { TEXTS } from '@tessera/contracts/texts';
import { useSelector } from 'react-redux';
import { useState } from 'react';
import { OtherGameModes } from '../../game-kit/layout/play-links';
import { Page } from '../../ui/layout/page';
import { FinishedGames } from '../replays/finished-games.public';
import { ActiveGames } from './lobby/active-games';
import { selectLive } from './game.slice';
import { JoinForm } from './lobby/join-form';
import { ConnectionProblem } from './live/connection-notes';
import { useGameConnection } from './live/game-connection';
import { useAppDispatch } from '../../store/create-store';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { GameCreatedDialog } from './lobby/game-created-dialog';
import { GAME_TEXTS } from './game-texts';
import { createGame } from './open-game';

/** Starts a live game, and shows the code for the friend to join with. */
function StartGameCard() {
  const dispatch = useAppDispatch();
  const [creating, setCreating] = useState(false);
  /** The game created last. It is kept while its dialog closes. */
  const [made, setMade] = useState<string | null>(null);
  const [open, setOpen] = useState(false);

  const create = async () => {
    setCreating(true);
    const gameId = await dispatch(createGame());
    setCreating(false);
    if (gameId === null) return;
    setMade(gameId);
    setOpen(true);
  };

  return (
    <Card title={GAME_TEXTS.challenge}>
      <p className="text-ink-2">
        Take turns choosing sixteen letters. You both place them all. Who will score more?
      </p>
      <div className="mt-auto">
        <Button variant="primary" wide busy={creating} onClick={() => void create()}>
          {GAME_TEXTS.createGame}
        </Button>
      </div>
      {made !== null && <GameCreatedDialog gameId={made} open={open} onClose={() => setOpen(false)} />}
    </Card>
  );
}

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
