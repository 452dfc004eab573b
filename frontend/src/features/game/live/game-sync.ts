import { LIMITS } from '@tessera/contracts/wire';
import { liveStatus } from '@tessera/rules';
import type { LiveClient } from '../../../live/live-client';
import type { ServiceStore } from '../../../store/services';
import { asLiveGame, gameApi } from '../game.api';
import { gameActions, selectBoard } from '../game.slice';
import { gameUnavailable, isGone } from './unavailable-game';

export interface GameSync {
  /**
   * Fetches the game on the board. Resolves to true if the server responded. Retries after 3 s while the
   * game is out of date.
   */
  readonly fetchGame: (options?: { readonly byRest: boolean }) => Promise<boolean>;
  /** Fetches the game if this tab has missed something. */
  readonly resync: () => void;
}

/** Keeps the board in sync with the server. */
export function createGameSync({ dispatch, getState }: ServiceStore, send: LiveClient['send']): GameSync {
  /** One at a time, but over REST next to a live connection, either of which may be dead. */
  const fetching = new Map<boolean, Promise<boolean>>();
  let retry: ReturnType<typeof setTimeout>;

  const fetchOnce = async (byRest: boolean) => {
    const board = selectBoard(getState());
    if (!board) return false;
    const { gameId } = board;
    const call = byRest
      ? dispatch(gameApi.endpoints.refreshGame.initiate({ gameId }, { track: false })).unwrap()
      : send('refresh_game', { gameId });
    try {
      const { game } = await call;
      dispatch(gameActions.gameSynced(asLiveGame(game)));
      return true;
    } catch (error) {
      const isShown = selectBoard(getState())?.gameId === gameId;
      if (isShown && isGone(error)) dispatch(gameUnavailable(gameId, error));
      return false;
    }
  };

  const fetchGame: GameSync['fetchGame'] = async ({ byRest } = { byRest: false }) => {
    const under = fetching.get(byRest) ?? fetchOnce(byRest).finally(() => fetching.delete(byRest));
    fetching.set(byRest, under);
    const answered = await under;
    if (!answered && selectBoard(getState())?.stale) {
      clearTimeout(retry);
      retry = setTimeout(resync, LIMITS.FALLBACK_AFTER_MS);
    }
    return answered;
  };

  const resync = () => {
    const board = selectBoard(getState());
    if (!board) return;
    if (board.stale) void fetchGame();
    else if (liveStatus(board.known) === 'completed' && board.facts.status !== 'completed') {
      // As a rule, the results arrive right away in a message of their own.
      setTimeout(() => {
        const now = selectBoard(getState());
        if (now?.gameId === board.gameId && now.facts.status !== 'completed') void fetchGame();
      }, LIMITS.FALLBACK_AFTER_MS);
    }
  };

  return { fetchGame, resync };
}
