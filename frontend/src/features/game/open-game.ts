import type { LiveGameView } from '@tessera/contracts/live';
import { LIMITS } from '@tessera/contracts/wire';
import { isOver, type Seat } from '@tessera/rules';
import { isApiError, isPassing } from '../../store/api/api-error';
import { CURRENT_GAME_KEYS } from '../../store/storage/keys';
import { removeWaitingGame, addWaitingGame, setStartedGame } from '../../store/live-games';
import { sessionStore } from '../../store/storage/storage';
import { tabId, newUuid } from '../../store/identity/identity';
import { showFailure } from '../../ui/toast/toast';
import { asLiveGame, gameApi } from './game.api';
import { createGameConnection } from './live/game-connection';
import { assignmentOf, previousConnection, saveSeat } from './state/game-session';
import { GAME_TEXTS } from './game-texts';
import { gameActions, selectLive, selectBoard, type GameThunk } from './game.slice';
import { createSavedGame } from './state/saved-game';
import { notifySynchronized } from './live/live-notices';
import { failureOf, gameUnavailable } from './live/unavailable-game';

/** Creates a game and returns its code. If that fails, shows a notice and returns null. */
export const createGame = (): GameThunk<Promise<string | null>> => async (dispatch, _, services) => {
  const live = services.get(createGameConnection);
  try {
    const { gameId, playerId } = await live.send('create_game', {
      clientId: tabId(),
      requestId: newUuid(),
      ...previousConnection(),
    });
    saveSeat(gameId, playerId ?? 1);
    addWaitingGame(gameId);
    live.pollAfter('game');
    dispatch(gameApi.util.invalidateTags(['Games']));
    return gameId;
  } catch (error) {
    showFailure(GAME_TEXTS.creationFailed, creationErrorOf(error));
    return null;
  }
};

/**
 * Describes why no game was created. REST is always tried last, so this says whether it was rejected,
 * failed, or couldn't be reached. Any other error happened before a request was made.
 */
function creationErrorOf(error: unknown): string {
  if (!isApiError(error)) return GAME_TEXTS.creationNotStarted;
  if (error.status === 0) return GAME_TEXTS.allCreationFailed;
  return isPassing(error) ? GAME_TEXTS.fallbackFailed : error.message;
}

interface SeatTaken {
  game: LiveGameView;
  seat: Seat;
}

/** Claims a seat in a game or returns to the player's own seat. Rejects with an `ApiError`. */
export const claimSeat =
  (gameId: string): GameThunk<Promise<SeatTaken>> =>
  async (dispatch, _, services) => {
    const remembered = assignmentOf(gameId)?.playerId;
    if (remembered !== undefined)
      sessionStore.writeText(CURRENT_GAME_KEYS.requestedPlayerId, String(remembered));
    try {
      const { game, playerId } = await services.get(createGameConnection).send('join_game', {
        gameId,
        clientId: tabId(),
        ...previousConnection(),
        ...(remembered !== undefined && { requestedPlayerId: remembered }),
      });
      return { game, seat: playerId };
    } catch (error) {
      const own = await dispatch(ownSeat(gameId, remembered));
      if (own) return own;
      throw error;
    }
  };

/** Finds the player's seat if joining was rejected: the game may be over, or full with this player in it. */
const ownSeat =
  (gameId: string, remembered: Seat | undefined): GameThunk<Promise<SeatTaken | null>> =>
  async (dispatch, _, services) => {
    try {
      const { game, playerInfo } = await services.get(createGameConnection).send('refresh_game', { gameId });
      if (playerInfo) return { game: asLiveGame(game), seat: playerInfo.playerId };
    } catch {
      // The seat can still be claimed.
    }
    if (remembered === undefined) return null;
    const claim = gameApi.endpoints.resetPlayer.initiate({ gameId, playerId: remembered }, { track: false });
    const { data } = await dispatch(claim);
    return data ? { game: data.game, seat: data.playerId } : null;
  };

/**
 * The game, if joining it would take its free seat. Null for the player's own game, and for one that can't be joined:
 * joining says why.
 */
const invitationTo =
  (gameId: string): GameThunk<Promise<LiveGameView | null>> =>
  async (_dispatch, _getState, services) => {
    try {
      const { game, playerInfo } = await services.get(createGameConnection).send('refresh_game', { gameId });
      return playerInfo === null && game.status === 'waiting' ? asLiveGame(game) : null;
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) return null;
      throw error;
    }
  };

/**
 * Puts a game on this tab's board. A free seat is taken only once the player has accepted the invitation, because programs
 * open links as well: previews, mail scanners, browsers within apps.
 */
export const openGame =
  (gameId: string, { accepted = false } = {}): GameThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const live = services.get(createGameConnection);
    const isWanted = () => {
      const { board } = selectLive(getState());
      return board.phase !== 'idle' && board.gameId === gameId;
    };
    const { board } = selectLive(getState());
    if (board.phase === 'opening' && board.gameId === gameId) return;
    // Home opened it for the player, who may go back even if it can't be reached.
    dispatch(setStartedGame(null));
    const isOpen = board.phase === 'open' && board.gameId === gameId;
    const saved = isOpen ? null : services.get(createSavedGame).restore(gameId);
    if (saved) dispatch(gameActions.gameRestored(saved));
    else if (!isOpen) dispatch(gameActions.openingStarted(gameId));
    try {
      if (!accepted && !isOpen && !saved && assignmentOf(gameId) === null) {
        const invitation = await dispatch(invitationTo(gameId));
        if (!isWanted()) return;
        if (invitation) return void dispatch(gameActions.invited({ gameId, from: invitation.player1Name }));
      }
      const { game, seat } = await dispatch(claimSeat(gameId));
      if (!isWanted()) return;
      saveSeat(gameId, seat);
      if (game.status === 'waiting') addWaitingGame(gameId);
      else removeWaitingGame(gameId);
      if (!isOver(game.status)) live.pollAfter('game');
      dispatch(gameActions.gameOpened({ game, seat }));
      // The event stream subscribes to a game only when it is opened.
      const { connection } = selectLive(getState());
      if (connection.state === 'open' && connection.by === 'stream') live.reconnect();
    } catch (error) {
      if (isWanted() && !isOpen) dispatch(openingRejected(gameId, error));
    }
  };

const openingRejected =
  (gameId: string, error: unknown): GameThunk =>
  (dispatch, getState, services) => {
    const { code, message, status } = isApiError(error)
      ? error
      : { code: null, message: String(error), status: 0 };
    const reason = failureOf(error);
    const mayPass = reason === 'other' && (status < 400 || status >= 500);
    if (!mayPass) return dispatch(gameUnavailable(gameId, error));
    // Keeps showing the saved game, and refetches it until the server responds.
    if (selectBoard(getState())) return services.get(createGameConnection).resync();
    dispatch(gameActions.openingFailed({ gameId, reason, message }));
    // The server could not be reached, which may be temporary.
    const pause = code === 'MAINTENANCE' ? LIMITS.RECONNECT_MAX_MS : LIMITS.FALLBACK_AFTER_MS;
    setTimeout(() => {
      const { board } = selectLive(getState());
      if (board.phase === 'failed' && board.gameId === gameId) void dispatch(openGame(gameId));
    }, pause);
  };

/** Fetches the game at the player's request, and confirms that. */
export const refreshGame =
  (gameId: string): GameThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const live = services.get(createGameConnection);
    const { board, connection } = selectLive(getState());
    if (connection.state === 'error' || board.phase === 'opening') live.reconnect();
    if (board.phase !== 'open') return dispatch(openGame(gameId));
    if (await live.fetchGame()) notifySynchronized();
  };
