import { isApiError } from '../../../store/api/api-error';
import { removeWaitingGame } from '../../../store/live-games';
import { gameActions, type GameThunk } from '../game.slice';
import type { GameBoardState } from '../state/board-state';
import { removeSeat } from '../state/game-session';
import { createSavedGame } from '../state/saved-game';

type FailureReason = Extract<GameBoardState, { phase: 'failed' }>['reason'];

export const failureOf = (error: unknown): FailureReason => {
  switch (isApiError(error) ? error.code : null) {
    case 'GAME_NOT_FOUND':
      return 'missing';
    case 'GAME_REMOVED':
      return 'removed';
    case 'GAME_FULL':
      return 'full';
    default:
      return 'other';
  }
};

/** Whether the server says that there is no such game, or no longer. */
export const isGone = (error: unknown): boolean => ['missing', 'removed'].includes(failureOf(error));

/** The game can't be shown, and that won't change: forgets it, and says why. */
export const gameUnavailable =
  (gameId: string, error: unknown): GameThunk =>
  (dispatch, _, services) => {
    const reason = failureOf(error);
    if (isGone(error)) removeSeat(gameId);
    if (reason !== 'other') removeWaitingGame(gameId);
    const message = isApiError(error) ? error.message : String(error);
    dispatch(gameActions.openingFailed({ gameId, reason, message }));
    services.get(createSavedGame).remove();
  };
