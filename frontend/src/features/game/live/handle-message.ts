import type { Envelope } from '@tessera/contracts/live';
import { isOver } from '@tessera/rules';
import type { LiveClient } from '../../../live/live-client';
import type { Poller } from '../../../live/poller';
import { createSessionNotifiers } from '../../../store/notifications';
import { noticeReceived } from '../../../store/service-notice';
import { service, type ServiceStore } from '../../../store/services';
import { removeWaitingGame, waitingGames, setStartedGame } from '../../../store/live-games';
import { gameActions, selectBoard } from '../game.slice';
import { saveConnectionId, saveLastEventId } from '../state/game-session';
import type { GameSync } from './game-sync';
import { createListUpdates } from './list-updates';
import { isStartMessage, notifyOfMessage } from './live-notices';
import { isGone } from './unavailable-game';
import { isGameShown } from '../game-code';

const MAX_SEEN = 200;

/** Returns a function that says whether it has been called with the same ID before, among the latest 200. */
export function createRepeatCheck(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return true;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > MAX_SEEN && oldest !== undefined) seen.delete(oldest);
    return false;
  };
}

/** Watches the games of this tab that are waiting for a second player. */
function createWaitingGamesWatch({ dispatch }: ServiceStore, send: LiveClient['send']) {
  /** Marks a game of this tab as started, which opens it from the home page, unless its page is already open. */
  const followStarted = (gameId: string) => {
    if (removeWaitingGame(gameId) && !isGameShown(gameId)) dispatch(setStartedGame(gameId));
  };

  /** Checks the waiting games that the server doesn't list. They may be over or removed. */
  const checkUnlisted = (versions: NonNullable<Envelope['versions']>) => {
    for (const gameId of waitingGames().filter((code) => !(code in versions))) {
      send('refresh_game', { gameId }).then(
        ({ game: { status } }) => {
          if (status === 'active') followStarted(gameId);
          else if (isOver(status)) removeWaitingGame(gameId);
        },
        (error: unknown) => {
          if (isGone(error)) removeWaitingGame(gameId);
        },
      );
    }
  };

  return { followStarted, checkUnlisted };
}

const MOVES: ReadonlySet<Envelope['type']> = new Set([
  'LETTER_SELECTED',
  'PLAYER_PLACED_LETTER',
  'ROUND_COMPLETE',
]);

/** What changes the list of games. */
const CHANGES_LIST: ReadonlySet<Envelope['type']> = new Set([
  ...MOVES,
  ...(['GAME_JOINED', 'GAME_COMPLETE', 'GAME_LET_GO', 'REMATCH_OFFERED', 'GAME_REMOVED'] as const),
]);

/** If the friend joined before this tab was listening, the first sign of it is the full state. */
const isStartOf = (envelope: Envelope): boolean =>
  isStartMessage(envelope) || (envelope.type === 'STATE_SYNC' && envelope.game?.status === 'active');

interface ConnectionParts {
  readonly send: LiveClient['send'];
  readonly poller: Poller;
  readonly sync: GameSync;
}

/** Returns the handler of the server's messages. */
export function createMessageHandler(store: ServiceStore, { send, poller, sync }: ConnectionParts) {
  const { dispatch, getState } = store;
  const waitingGames = createWaitingGamesWatch(store, send);
  const isRepeatedEvent = createRepeatCheck();
  const isAnnounced = createRepeatCheck();

  const endSession = ({ reason }: Envelope) => {
    const { end } = dispatch(service(createSessionNotifiers));
    end.notify({ source: 'sse', ...(reason !== undefined && { reason }) });
    dispatch(gameActions.connectionChanged({ state: 'error', reason: 'closed' }));
  };

  /** Several messages may announce a game's start, but only the first is shown. */
  const isRepeatedStart = (envelope: Envelope) =>
    isStartMessage(envelope) && isAnnounced(envelope.gameId ?? '');

  return (envelope: Envelope): void => {
    const { type, eventId, gameId, connectionId } = envelope;
    if (eventId !== undefined) {
      if (isRepeatedEvent(eventId)) return;
      saveLastEventId(eventId);
    }
    if (type === 'CONNECTION_ESTABLISHED' && connectionId !== undefined) saveConnectionId(connectionId);
    if (type === 'FORCE_LOGOUT') return endSession(envelope);
    if (type === 'SERVICE_NOTICE') return noticeReceived(envelope.notice);
    if (gameId !== undefined && isStartOf(envelope)) waitingGames.followStarted(gameId);
    if (type === 'GAME_REMOVED' && gameId !== undefined) removeWaitingGame(gameId);
    if (type === 'HEARTBEAT' && envelope.versions) waitingGames.checkUnlisted(envelope.versions);
    if (MOVES.has(type)) poller.begin('move');
    if (type === 'GAME_COMPLETE' || type === 'GAME_LET_GO') poller.stop();

    const before = selectBoard(getState());
    dispatch(gameActions.messageReceived(envelope));
    const { predecessor } = envelope;
    if (type === 'REMATCH_OFFERED' && before?.gameId === predecessor && before?.rematch === 'none') {
      dispatch(gameActions.rematchChanged({ gameId: before.gameId, rematch: 'offered' }));
    }
    if (CHANGES_LIST.has(type)) dispatch(service(createListUpdates)).changed(gameId);
    if (!isRepeatedStart(envelope)) notifyOfMessage(envelope, before);
    sync.resync();
  };
}
