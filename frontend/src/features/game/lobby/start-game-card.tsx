import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { GameCreatedDialog } from './game-created-dialog';
import { GAME_TEXTS } from '../game-texts';
import { createGame } from '../opening/open-game';

/** Starts a live game, and shows the code for the friend to join with. */
export function StartGameCard() {
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
      {made !== null && <GameCreatedDialog gameId={made} open={open} onOpenChange={setOpen} />}
    </Card>
  );
}
