import { LIMITS, PAGES, SLOW_GAME_TEXTS, nudgedText } from '@tessera/contracts/constants';
import type { Envelope } from '@tessera/contracts';
import { showConfirmation } from '../../../game-kit/layout/confirmation';
import { toast } from '../../../ui/toast/toast';
import { announce } from '../../../ui/live-region/live-region';
import { GAME_TEXTS, awayText, returnedText } from '../game-texts';
import { opponentAtStart, opponentInText } from '../seats';
import { isDeparture, type LiveBoardState } from '../state/board-state';

/** Long enough to be noticed in passing. */
const MOVE_MS = 2500;

const hidden = (): boolean => document.visibilityState === 'hidden';

/** Notifies a player who is looking at something else, if that is allowed. Closes after five seconds. */
function notify(title: string): void {
  if (!hidden() || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { tag: title });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    setTimeout(() => notification.close(), LIMITS.JOINED_NOTIFICATION_MS);
  } catch {
    // Some phones only allow service workers to show notifications.
  }
}

export const notifySubmitted = (): void => showConfirmation({ title: GAME_TEXTS.letterSubmitted }, MOVE_MS);

export const notifyPlaced = (): void => showConfirmation({ title: GAME_TEXTS.letterPlaced }, MOVE_MS);

export const notifySynchronized = (): void => {
  showConfirmation({ title: GAME_TEXTS.gameSynchronized }, LIMITS.SYNC_TOAST_MS);
  announce(GAME_TEXTS.upToDate);
};

/** If the friend only polls, the server never reports a start, so joining counts as well. */
export const isStartMessage = ({ type, game }: Envelope): boolean =>
  type === 'GAME_STARTED' || (type === 'GAME_JOINED' && game?.status === 'active');

/** Says that the opponent has come or come back, unless they were there. Others see the mark beside the name. */
function tellReturn({ facts, seat, opponent, gone, stale }: LiveBoardState): void {
  if (!gone && (opponent === 'active' || stale)) return;
  const text = returnedText(opponentAtStart(facts, seat), gone);
  notify(text);
  announce(text);
}

/** Shows a message to the player. `board` is the state before it, `watched` the game of this page. */
export function notifyOfMessage(
  envelope: Envelope,
  board: LiveBoardState | null,
  watched: string | null,
): void {
  const { type, gameId, game, playerInfo, change, reason, status } = envelope;
  if (isStartMessage(envelope)) {
    // Home opens the game by itself, as does joining it. A notice would only cover the game.
    const isOnTheWay = window.location.pathname === PAGES.home || playerInfo?.playerId === 2;
    if (watched === gameId || isOnTheWay) {
      const detail = game && playerInfo ? `against ${opponentInText(game, playerInfo.playerId)}` : '';
      showConfirmation({ title: GAME_TEXTS.gameStarted, detail }, LIMITS.JOINED_NOTIFICATION_MS);
    } else {
      toast({ title: GAME_TEXTS.gameStarted, description: `Your friend has joined game ${gameId ?? ''}.` });
    }
    notify('Your opponent has joined the game');
    return;
  }
  if (type === 'GAME_REMOVED') {
    toast({ title: GAME_TEXTS.gameRemoved, ...(reason !== undefined && { description: reason }) });
    return;
  }
  if (type === 'GAME_LET_GO') {
    toast({
      title: SLOW_GAME_TEXTS.gameLetGo,
      ...(watched !== gameId && { description: `Game ${gameId ?? ''}` }),
    });
    return;
  }
  if (type === 'OPPONENT_NUDGED' && game && playerInfo) {
    const title = nudgedText(opponentAtStart(game, playerInfo.playerId));
    toast({ title, ...(watched !== gameId && { description: `Game ${gameId ?? ''}` }) });
    notify(title);
    return;
  }
  if (!board || (gameId !== undefined && gameId !== board.gameId)) return;
  const opponent = opponentAtStart(board.facts, board.seat);
  const isTheirs = change !== undefined && change.by !== board.seat;
  switch (type) {
    case 'LETTER_SELECTED':
      if (isTheirs)
        showConfirmation(
          { title: GAME_TEXTS.letterSelected, detail: `${opponent} chose ${change.letter ?? ''}` },
          MOVE_MS,
        );
      break;
    case 'PLAYER_PLACED_LETTER':
      if (isTheirs)
        showConfirmation(
          { title: GAME_TEXTS.opponentsMove, detail: `${opponent} placed the letter` },
          MOVE_MS,
        );
      break;
    case 'PLAYER_RETURNED':
      tellReturn(board);
      break;
    case 'STATUS_UPDATED':
    case 'PRESENCE_UPDATE':
      if (reason === 'left') toast({ title: `${opponent} has left the game` });
      else if (status === 'active') tellReturn(board);
      else if (isDeparture(board, envelope)) announce(awayText(opponent));
      break;
    case 'PLACEMENT_ERROR':
      toast({
        title: GAME_TEXTS.placementError,
        tone: 'destructive',
        ...(reason !== undefined && { description: reason }),
      });
      break;
    case 'ERROR':
      toast({
        title: GAME_TEXTS.gameError,
        tone: 'destructive',
        ...(reason !== undefined && { description: reason }),
      });
      break;
    default:
      break;
  }
}
