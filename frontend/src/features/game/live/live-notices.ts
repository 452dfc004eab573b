import type { Envelope, MessageType } from '@tessera/contracts/live';
import { LIMITS, PAGES, REACTIONS } from '@tessera/contracts/wire';
import { nudgedText, GAME_TEXTS, NOTICE_MS, awayText, returnedText } from '../game-texts';
import { showConfirmation } from '../../../game-kit/layout/confirmation';
import { readSettings } from '../../../store/settings';
import { toast } from '../../../ui/toast/toast';
import { announce } from '../../../ui/live-region/live-region';
import { isGameShown } from '../game-code';
import { opponentAtStart, opponentInText } from '../seats';
import { isDeparture, type LiveBoardState } from '../state/board-state';

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

export const notifySubmitted = (): void => showConfirmation({ title: GAME_TEXTS.letterSubmitted }, NOTICE_MS);

export const notifyPlaced = (): void => showConfirmation({ title: GAME_TEXTS.letterPlaced }, NOTICE_MS);

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

function tellStart({ gameId = '', game, playerInfo }: Envelope): void {
  // Home opens the game by itself, as does joining it. A notice would only cover the game.
  const isOnTheWay = window.location.pathname === PAGES.home || playerInfo?.playerId === 2;
  if (isGameShown(gameId) || isOnTheWay) {
    const detail = game && playerInfo ? `against ${opponentInText(game, playerInfo.playerId)}` : '';
    showConfirmation({ title: GAME_TEXTS.gameStarted, detail }, LIMITS.JOINED_NOTIFICATION_MS);
  } else {
    toast({ title: GAME_TEXTS.gameStarted, description: `Your friend has joined game ${gameId}.` });
  }
  notify('Your opponent has joined the game');
}

/** The game's code, unless the page shows that game. */
const unlessShown = (gameId = '') => (isGameShown(gameId) ? {} : { description: `Game ${gameId}` });

const reasonIn = ({ reason }: Envelope) => (reason === undefined ? {} : { description: reason });

/** For any game of the player. */
const NOTICES: Partial<Record<MessageType, (envelope: Envelope) => void>> = {
  GAME_REMOVED: (envelope) => toast({ title: GAME_TEXTS.gameRemoved, ...reasonIn(envelope) }),
  GAME_LET_GO: ({ gameId }) => toast({ title: GAME_TEXTS.gameLetGo, ...unlessShown(gameId) }),
  OPPONENT_NUDGED: ({ gameId, game, playerInfo }) => {
    if (!game || !playerInfo) return;
    const title = nudgedText(opponentAtStart(game, playerInfo.playerId));
    toast({ title, ...unlessShown(gameId) });
    notify(title);
  },
};

type BoardNotice = (board: LiveBoardState, envelope: Envelope) => void;

const opponentOf = ({ facts, seat }: LiveBoardState) => opponentAtStart(facts, seat);

/** Confirms a move of the opponent. */
const opponentMoved =
  (title: string, detailOf: (opponent: string, letter: string) => string): BoardNotice =>
  (board, { change }) => {
    if (change === undefined || change.by === board.seat) return;
    showConfirmation({ title, detail: detailOf(opponentOf(board), change.letter ?? '') }, NOTICE_MS);
  };

const tellStatus: BoardNotice = (board, envelope) => {
  const { reason, status } = envelope;
  if (reason === 'left') toast({ title: `${opponentOf(board)} has left the game` });
  else if (status === 'active') tellReturn(board);
  else if (isDeparture(board, envelope)) announce(awayText(opponentOf(board)));
};

const failed =
  (title: string): BoardNotice =>
  (_board, envelope) =>
    toast({ title, tone: 'destructive', ...reasonIn(envelope) });

/** For the game of the board. */
const BOARD_NOTICES: Partial<Record<MessageType, BoardNotice>> = {
  LETTER_SELECTED: opponentMoved(GAME_TEXTS.letterSelected, (name, letter) => `${name} chose ${letter}`),
  PLAYER_PLACED_LETTER: opponentMoved(GAME_TEXTS.opponentsMove, (name) => `${name} placed the letter`),
  PLAYER_RETURNED: tellReturn,
  STATUS_UPDATED: tellStatus,
  PRESENCE_UPDATE: tellStatus,
  PLACEMENT_ERROR: failed(GAME_TEXTS.placementError),
  OPPONENT_REACTED: (board, { reaction }) => {
    if (reaction === undefined || readSettings().muteReactions) return;
    const title = `${opponentOf(board)}: ${REACTIONS[reaction]}`;
    showConfirmation({ title }, NOTICE_MS);
    announce(title);
  },
  ERROR: failed(GAME_TEXTS.gameError),
};

/** Shows a message to the player. `board` is the state before it. */
export function notifyOfMessage(envelope: Envelope, board: LiveBoardState | null): void {
  const { type, gameId } = envelope;
  if (isStartMessage(envelope)) return tellStart(envelope);
  NOTICES[type]?.(envelope);
  if (board && (gameId === undefined || gameId === board.gameId)) BOARD_NOTICES[type]?.(board, envelope);
}
