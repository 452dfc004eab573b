import { GAME_CODE_LENGTH } from '@tessera/contracts/wire';
import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isApiError } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/create-store';
import { service } from '../../../store/services';
import { addWaitingGame } from '../../../store/live-games';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { CODE_INPUT, typedCode } from '../../../ui/form/find-code';
import { showFailure, toast } from '../../../ui/toast/toast';
import { gameCodeIn, gamePath } from '../game-code';
import { saveSeat } from '../state/game-session';
import { createGameConnection } from '../live/game-connection';
import { gameActions } from '../game.slice';
import { GAME_TEXTS } from '../game-texts';
import { claimSeat } from '../open-game';
import { useIsMounted } from '../../../ui/util/use-is-mounted';

/** The notice that explains why a game could not be joined. */
function noticeOf(error: unknown): { title: string; description: string } {
  const { code, message } = isApiError(error) ? error : { code: null, message: String(error) };
  if (code === 'GAME_NOT_FOUND') {
    return { title: GAME_TEXTS.gameNotFound, description: GAME_TEXTS.gameNotFoundDetail };
  }
  if (code === 'GAME_FULL') return { title: GAME_TEXTS.gameFull, description: GAME_TEXTS.gameFullDetail };
  return { title: GAME_TEXTS.joinFailed, description: message };
}

export function JoinForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [typed, setTyped] = useState('');
  const [joining, setJoining] = useState(false);

  const join = async () => {
    const gameId = gameCodeIn(typed);
    if (gameId === null) return showFailure(GAME_TEXTS.invalidGameId, GAME_TEXTS.enterValidId);
    setTyped(gameId);
    setJoining(true);
    try {
      const { game, seat } = await dispatch(claimSeat(gameId));
      saveSeat(gameId, seat);
      if (game.status === 'waiting') addWaitingGame(gameId);
      dispatch(service(createGameConnection)).pollAfter('game');
      if (!isMounted()) return;
      dispatch(gameActions.gameOpened({ game, seat }));
      void navigate(gamePath(gameId));
    } catch (error) {
      toast({ ...noticeOf(error), tone: 'destructive' });
      setJoining(false);
    }
  };
  /** The friend may have sent a link, or a message around the code. */
  const paste = (event: ClipboardEvent) => {
    const code = gameCodeIn(event.clipboardData.getData('text'));
    if (code === null) return;
    event.preventDefault();
    setTyped(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!joining) void join();
  };

  return (
    <Card title="Join a Friend">
      <form onSubmit={submit} className="grid gap-3">
        <label htmlFor="game-id" className="text-ink-2">
          {GAME_TEXTS.enterGameId}
        </label>
        <input
          id="game-id"
          name="game-id"
          value={typed}
          placeholder="ABC12"
          {...CODE_INPUT}
          onPaste={paste}
          onChange={(event) => setTyped(typedCode(event.target.value, GAME_CODE_LENGTH))}
          className="h-[54px] w-full rounded-panel border-[1.5px] border-line bg-paper px-4 font-display text-3xl font-[640] tracking-[0.14em] outline-offset-2 placeholder:text-ink-2/45"
        />
        <Button type="submit" size="large" wide disabled={typed.trim() === '' || joining}>
          {joining ? 'Joining...' : GAME_TEXTS.joinGame}
        </Button>
      </form>
    </Card>
  );
}
