import { useEffect } from 'react';
import { createConnectionHolder } from '../../../live/connection-holder';
import { createLiveClient, type LiveClient } from '../../../live/live-client';
import { createPoller, type Poller } from '../../../live/poller';
import { openSocket } from '../../../live/socket-transport';
import { openStream } from '../../../live/stream-transport';
import { currentIdentity, tabId } from '../../../store/identity/identity';
import { type ServiceStore, service } from '../../../store/services';
import { hasWaitingGames } from '../../../store/live-games';
import { gameActions, selectBoard, selectLive } from '../game.slice';
import { lastEventId } from '../state/game-session';
import { createGameSync, type GameSync } from './game-sync';
import { createMessageHandler } from './handle-message';
import type { RestCommands } from '../../../live/transport';
import { gameApi, presenceApi } from '../game.api';
import { useAppDispatch } from '../../../store/create-store';
import { createTurnWatch } from '../turns/turn-watch';

/** Keeps the tab's live connection open while the page is shown. From now on, the player's turns are counted. */
export function useGameConnection(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(service(createTurnWatch)).start(), [dispatch]);
  useEffect(() => dispatch(service(createGameConnection)).hold(), [dispatch]);
}

/** The socket's commands as REST calls. */
function createRestCommands({ dispatch }: ServiceStore): RestCommands {
  const { endpoints } = gameApi;
  const untracked = { track: false } as const;
  return {
    create_game: (payload) => dispatch(endpoints.createGame.initiate(payload, untracked)).unwrap(),
    join_game: (payload) =>
      dispatch(endpoints.joinGame.initiate({ clientId: tabId(), ...payload }, untracked)).unwrap(),
    submit_letter: (payload) => dispatch(endpoints.submitLetter.initiate(payload, untracked)).unwrap(),
    submit_placement: (payload) => dispatch(endpoints.submitPlacement.initiate(payload, untracked)).unwrap(),
    refresh_game: (payload) => dispatch(endpoints.refreshGame.initiate(payload, untracked)).unwrap(),
    update_status: (payload) => dispatch(endpoints.updateStatus.initiate(payload, untracked)).unwrap(),
    rematch: (payload) => dispatch(endpoints.rematch.initiate(payload, untracked)).unwrap(),
  };
}

export interface GameConnection extends Pick<LiveClient, 'reconnect' | 'send'>, GameSync {
  /** Keeps the connection open until the returned function is called. */
  readonly hold: () => () => void;
  /** Polls for a while if there is no live connection. */
  readonly pollAfter: Poller['begin'];
}

/** A service: the tab's live connection, whose messages update the game on the board. */
export function createGameConnection(store: ServiceStore, createClient = createLiveClient): GameConnection {
  const { dispatch, getState } = store;

  /** Without a game to fetch, any request says whether the server responds. */
  const askServer = async () => {
    const ask = { subscribe: false, forceRefetch: true };
    return (await dispatch(presenceApi.endpoints.presenceConfig.initiate(undefined, ask))).isSuccess;
  };

  const client = createClient({
    handshake: () => {
      const { board } = selectLive(getState());
      const last = lastEventId();
      return {
        playerUUID: currentIdentity().playerUUID,
        clientId: tabId(),
        ...(last !== null && { lastEventId: last }),
        ...(board.phase !== 'idle' && { gameId: board.gameId }),
      };
    },
    transports: [openSocket, openStream],
    rest: createRestCommands(store),
    poll: () => (selectBoard(getState()) ? sync.fetchGame({ byRest: true }) : askServer()),
    probe: () => void sync.fetchGame(),
    onConnection: (connection) => {
      const { board } = selectLive(getState());
      dispatch(gameActions.connectionChanged(connection));
      holder.releaseSoon();
      const live = connection.state === 'open' && connection.by !== 'polling';
      // Catches up on missed messages, because the server sends STATE_SYNC only for running games.
      if (live && board.phase === 'open') void sync.fetchGame();
    },
    onEnvelope: (envelope) => {
      handleMessage(envelope);
      holder.releaseSoon();
    },
  });
  const { start, reconnect, send } = client;
  const sync = createGameSync(store, send);
  const poller = createPoller(() => {
    const { connection } = selectLive(getState());
    if (connection.state !== 'open' || connection.by === 'polling') void sync.fetchGame({ byRest: true });
  });
  const handleMessage = createMessageHandler(store, { send, poller, sync });
  const stop = () => {
    client.stop();
    poller.stop();
    // Also one that is still opening or has failed, which would be opened again and again.
    if (selectLive(getState()).board.phase !== 'idle') dispatch(gameActions.boardClosed());
  };
  // A tab with a game that is waiting for its second player listens on every page.
  const holder = createConnectionHolder({ start, stop, isNeeded: hasWaitingGames });

  return { hold: holder.hold, reconnect, send, pollAfter: poller.begin, ...sync };
}
