import type { Envelope } from '@tessera/contracts';
import { isOver } from '@tessera/rules';
import type { LiveClient } from '../../../live/live-client';
import { isApiError } from '../../../store/api/api-error';
import type { ServiceStore } from '../../../store/services';
import { setStartedGame } from '../../../store/live/started-game';
import { removeWaitingGame, waitingGames } from '../../../store/live/waiting-games';
import { gamePath } from '../game-code';

const GONE: ReadonlySet<string | null> = new Set(['GAME_NOT_FOUND', 'GAME_REMOVED']);

/** Watches the games of this tab that are waiting for a second player. */
export function createWaitingGamesWatch({ dispatch }: ServiceStore, send: LiveClient['send']) {
  /** Marks a game of this tab as started, which opens it from the home page, unless its page is already open. */
  const followStarted = (gameId: string) => {
    if (removeWaitingGame(gameId) && window.location.pathname !== gamePath(gameId)) {
      dispatch(setStartedGame(gameId));
    }
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
          if (isApiError(error) && GONE.has(error.code)) removeWaitingGame(gameId);
        },
      );
    }
  };

  return { followStarted, checkUnlisted };
}
