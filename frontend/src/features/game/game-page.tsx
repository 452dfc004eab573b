import { PRODUCT } from '@tessera/contracts/product';
import { gameNoticeTag } from '@tessera/contracts/push';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { useAppDispatch } from '../../store/create-store';
import { waitingGames } from '../../store/live-games';
import { service } from '../../store/services';
import { HeaderNote, Page } from '../../ui/layout/page';
import { connectionNote } from './live/connection-notes';
import { EndView, LetGoView } from './end-view';
import { gamePath, isGameCode, normalizedCode } from './game-code';
import { GameFailed, GameNotFound } from './game-failed';
import { currentGameId } from './state/game-session';
import { gameActions, selectLive } from './game.slice';
import { GAME_TEXTS } from './game-texts';
import { createListUpdates } from './live/list-updates';
import { createSavedGame } from './state/saved-game';
import { LiveBoard } from './board/live-board';
import { openGame, refreshGame } from './open-game';
import type { GameBoardState } from './state/board-state';
import { useGameConnection } from './live/game-connection';
import { usePresenceSignals } from './live/use-presence-signals';
import { WaitingView } from './lobby/waiting-view';
import { Button, ButtonLink } from '../../ui/button/button';
import { BoardLoading } from '../../game-kit/layout/board-layout';
import { OpponentLoading } from '../../game-kit/turns/opponent-side';
import { Message } from '../../ui/layout/message';
import { usePlayerNameQuery } from '../players/names.api';

interface GameInvitationProps {
  readonly gameId: string;
  /** The name of the player who created the game; null without one. */
  readonly from: string | null;
}

/** Asks before taking the seat of a game that is waiting for its second player. */
function GameInvitation({ gameId, from }: GameInvitationProps) {
  const dispatch = useAppDispatch();
  const { data: name } = usePlayerNameQuery();
  const title = from === null ? GAME_TEXTS.invitation : GAME_TEXTS.invitationFrom(from);
  return (
    <Message good title={title} detail={GAME_TEXTS.invitationDetail}>
      <Button variant="primary" wide onClick={() => void dispatch(openGame(gameId, { accepted: true }))}>
        {name ? GAME_TEXTS.joinAs(name) : GAME_TEXTS.joinGame}
      </Button>
      <ButtonLink to={PAGES.home} wide>
        {GAME_TEXTS.returnToHome}
      </ButtonLink>
    </Message>
  );
}

interface GameLoadingProps {
  readonly gameId: string;
  readonly text: string;
}

/** A board while its game is loading. Everything is already in its place. */
function GameLoading({ gameId, text }: GameLoadingProps) {
  const dispatch = useAppDispatch();
  return (
    <BoardLoading text={text} theirs={<OpponentLoading />}>
      <Button wide onClick={() => void dispatch(refreshGame(gameId))}>
        {GAME_TEXTS.refreshGame}
      </Button>
      <ButtonLink to={PAGES.home} wide>
        {GAME_TEXTS.returnToHome}
      </ButtonLink>
    </BoardLoading>
  );
}

async function closeNotices(gameId: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const notices = await registration?.getNotifications({ tag: gameNoticeTag(gameId) });
  for (const notice of notices ?? []) notice.close();
}

/** Closes the device's notices about a game while the player is looking at it: they say nothing new any more. */
function useSeenNotices(gameId: string): void {
  useEffect(() => {
    const onVisibility = () => {
      // Some browsers refuse, for example in private windows. Then the notice stays, as it would without this.
      if (document.visibilityState === 'visible') void closeNotices(gameId).catch(() => undefined);
    };
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [gameId]);
}

/** The game in the address or, without one, this tab's current game. */
export function GamePage() {
  const { gameId = currentGameId() ?? '' } = useParams();
  const code = normalizedCode(gameId);
  if (!isGameCode(code)) {
    return (
      <Page title={TEXTS.playFriend} heading={TEXTS.playFriend} hiddenHeading>
        <GameNotFound detail={code === '' ? GAME_TEXTS.noActiveGames : GAME_TEXTS.gameNotFoundDetail} />
      </Page>
    );
  }
  if (code !== gameId) return <Navigate to={gamePath(code)} replace />;
  return <OneGame key={code} gameId={code} />;
}

function OneGame({ gameId }: { readonly gameId: string }) {
  const dispatch = useAppDispatch();
  const { board, connection } = useSelector(selectLive);
  useGameConnection();

  useEffect(() => {
    void dispatch(openGame(gameId));
    return () => void dispatch(gameActions.pageLeft());
  }, [dispatch, gameId]);

  useEffect(() => dispatch(service(createListUpdates)).pauseFor(gameId), [dispatch, gameId]);

  // For one render, the board may still belong to the previous game.
  const here: GameBoardState = board.phase === 'idle' || board.gameId === gameId ? board : { phase: 'idle' };
  useEffect(() => {
    if (board.phase === 'open' && board.gameId === gameId) dispatch(service(createSavedGame)).save(board);
  }, [board, dispatch, gameId]);
  usePresenceSignals(gameId, here.phase === 'open');
  useSeenNotices(gameId);
  const isOpening = here.phase === 'idle' || here.phase === 'opening';
  // A game that the player has just created shows no empty board first.
  const isNew = isOpening && connection.state === 'open' && waitingGames().includes(gameId);
  const isWaiting = isNew || (here.phase === 'open' && here.facts.status === 'waiting');
  return (
    <Page title={`Game ${gameId}`} heading={`${PRODUCT}, game ${gameId}`} hiddenHeading width="wide">
      <HeaderNote>{gameId}</HeaderNote>
      {isOpening && !isNew && (
        <GameLoading
          gameId={gameId}
          text={
            connection.state === 'open'
              ? TEXTS.loadingGame
              : (connectionNote(connection) ?? GAME_TEXTS.connecting)
          }
        />
      )}
      {here.phase === 'invited' && <GameInvitation gameId={gameId} from={here.from} />}
      {here.phase === 'failed' && <GameFailed failed={here} />}
      {isWaiting && <WaitingView gameId={gameId} />}
      {here.phase === 'open' && here.facts.status === 'active' && <LiveBoard board={here} />}
      {here.phase === 'open' && here.facts.status === 'let-go' && <LetGoView board={here} />}
      {here.phase === 'open' && here.facts.status === 'completed' && <EndView board={here} />}
    </Page>
  );
}
