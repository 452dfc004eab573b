import { createConnectionHolder } from '../../../live/connection-holder';
import { createLiveClient, type LiveClient } from '../../../live/live-client';
import { createPoller, type Poller } from '../../../live/poller';
import { openSocket } from '../../../live/socket-transport';
import { openStream } from '../../../live/stream-transport';
import { currentIdentity } from '../../../store/identity/identity';
import type { ServiceStore } from '../../../store/services';
import { tabId } from '../../../store/identity/tab-id';
import { hasWaitingGames } from '../../../store/live/waiting-games';
import { gameActions, selectBoard, selectLive } from '../game.slice';
import { lastEventId } from '../state/game-session';
import { createGameSync, type GameSync } from './game-sync';
import { createMessageHandler } from './handle-message';
import { createRestCommands } from './rest-commands';

export interface GameConnection extends Pick<LiveClient, 'reconnect' | 'send'>, GameSync {
  /** Keeps the connection open until the returned function is called. */
  readonly hold: () => () => void;
  /** Polls for a while if there is no live connection. */
  readonly pollAfter: Poller['begin'];
}

/** A service: the tab's live connection, whose messages update the game on the board. */
export function createGameConnection(store: ServiceStore, createClient = createLiveClient): GameConnection {
  const { dispatch, getState } = store;

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
    poll: () => sync.fetchGame({ byRest: true }),
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
    if (selectBoard(getState())) dispatch(gameActions.boardClosed());
  };
  // A tab with a game that is waiting for its second player listens on every page.
  const holder = createConnectionHolder({ start, stop, isNeeded: hasWaitingGames });

  return { hold: holder.hold, reconnect, send, pollAfter: poller.begin, ...sync };
}
