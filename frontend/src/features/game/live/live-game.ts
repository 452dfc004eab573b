import { LIMITS } from '@tessera/contracts/constants';
import type { CommandName, Envelope } from '@tessera/contracts';
import { liveStatus } from '@tessera/rules';
import { isApiError } from '../../../store/api-error';
import { currentIdentity } from '../../../store/identity';
import { sessionEndNotifier } from '../../../store/notifications';
import { removeWaitingGame, hasWaitingGames, waitingGames } from '../../../store/waiting-games';
import { setStartedGame } from '../../../store/started-game';
import { tabId } from '../../../store/tab-id';
import { asLiveGame, gameApi } from '../game.api';
import { gamePath } from '../game-code';
import { lastEventId, saveConnectionId, saveLastEventId } from '../state/game-session';
import { gameActions, selectLive, selectBoard, type GameThunk } from '../game.slice';
import { createLiveClient, type LiveClient, type LiveClientOptions } from '../../../live/live-client';
import { createPoller } from '../../../live/poller';
import { openSocket } from '../../../live/socket-transport';
import { openStream } from '../../../live/stream-transport';
import type { AnswerTo, PayloadOf, RestCommands } from '../../../live/transport';
import { isStartMessage, notifyOfMessage } from './live-notices';

let createClient: (options: LiveClientOptions) => LiveClient = createLiveClient;
let client: LiveClient | null = null;
let holders = 0;
let release: ReturnType<typeof setTimeout> | undefined;

/** A game that waits for its second player is listened to from any page. */
const isNeeded = () => holders > 0 || hasWaitingGames();

const seenEvents = new Set<string>();
const announcedStarts = new Set<string>();
const MAX_SEEN_EVENTS = 200;
/** A page that follows at once goes on with the connection. */
const RELEASE_MS = 5000;

/** For tests: another client, or the real one again. */
export function setLiveClientFactory(
  make: (options: LiveClientOptions) => LiveClient = createLiveClient,
): void {
  client?.stop();
  clearTimeout(release);
  release = undefined;
  client = null;
  holders = 0;
  seenEvents.clear();
  announcedStarts.clear();
  poller = null;
  createClient = make;
}

let poller: ReturnType<typeof createPoller> | null = null;

const restCommands: GameThunk<RestCommands> = (dispatch) => {
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
};

const liveClient: GameThunk<LiveClient> = (dispatch, getState) => {
  if (client) return client;
  const pollNow = () => dispatch(fetchGame({ byRest: true }));
  poller = createPoller(() => {
    const { connection } = selectLive(getState());
    if (connection.state !== 'open' || connection.by === 'polling') void pollNow();
  });
  client = createClient({
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
    rest: dispatch(restCommands),
    poll: pollNow,
    onConnection: (connection) => {
      const { board } = selectLive(getState());
      dispatch(gameActions.connectionChanged(connection));
      dispatch(releaseSoon());
      const live = connection.state === 'open' && connection.by !== 'polling';
      // What was missed meanwhile; the server's own STATE_SYNC tells of running games only.
      if (live && board.phase === 'open') void dispatch(fetchGame());
    },
    onEnvelope: (envelope) => dispatch(handleEnvelope(envelope)),
  });
  return client;
};

/** Keeps the connection up for as long as somebody holds it; gives back the letting go. */
export const holdLiveConnection = (): GameThunk<() => void> => (dispatch) => {
  clearTimeout(release);
  release = undefined;
  holders += 1;
  dispatch(liveClient).start();
  return () => {
    holders -= 1;
    dispatch(releaseSoon());
  };
};

/** Ends the connection where nobody needs it any more: neither a page nor a game that waits. */
const releaseSoon = (): GameThunk => (dispatch, getState) => {
  if (isNeeded() || release !== undefined) return;
  release = setTimeout(() => {
    release = undefined;
    if (isNeeded()) return;
    client?.stop();
    poller?.stop();
    if (selectLive(getState()).board.phase === 'open') dispatch(gameActions.boardClosed());
  }, RELEASE_MS);
};

export const reconnectLive = (): GameThunk => (dispatch) => dispatch(liveClient).reconnect();

/** A command over whatever there is. Rejects with an `ApiError`. */
export const sendLive =
  <Name extends CommandName>(name: Name, payload: PayloadOf<Name>): GameThunk<Promise<AnswerTo<Name>>> =>
  (dispatch) =>
    dispatch(liveClient).send(name, payload);

export const pollAfter = (reason: 'game' | 'move'): void => poller?.begin(reason);

/** What a message from the server does here. */
const handleEnvelope =
  (envelope: Envelope): GameThunk =>
  (dispatch, getState) => {
    const { type, eventId, gameId, connectionId } = envelope;
    if (eventId !== undefined && isRepeated(eventId)) return;
    if (type === 'CONNECTION_ESTABLISHED' && connectionId !== undefined) saveConnectionId(connectionId);
    if (type === 'FORCE_LOGOUT') {
      sessionEndNotifier.notify({
        source: 'sse',
        ...(envelope.reason !== undefined && { reason: envelope.reason }),
      });
      dispatch(gameActions.connectionChanged({ state: 'error', reason: 'closed' }));
      return;
    }
    if (gameId !== undefined && isStartOf(envelope)) followStarted(gameId);
    if (type === 'GAME_REMOVED' && gameId !== undefined) removeWaitingGame(gameId);
    if (type === 'HEARTBEAT' && envelope.versions) dispatch(checkWaitingGames(envelope.versions));
    if (MOVES.has(type)) pollAfter('move');
    if (type === 'GAME_COMPLETE') poller?.stop();

    const before = selectBoard(getState());
    dispatch(gameActions.messageReceived(envelope));
    if (type === 'REMATCH_OFFERED' && before?.facts.status === 'completed' && before.rematch === 'none') {
      dispatch(gameActions.rematchChanged('offered'));
    }
    const { board } = selectLive(getState());
    const watched = board.phase === 'idle' ? null : board.gameId;
    if (!isRepeatedStart(envelope)) notifyOfMessage(envelope, before, watched);
    dispatch(resync());
    dispatch(releaseSoon());
  };

/** If the friend joined before this tab was listening, the full state shows it. */
const isStartOf = (envelope: Envelope): boolean =>
  isStartMessage(envelope) || (envelope.type === 'STATE_SYNC' && envelope.game?.status === 'active');

/** Of the messages that tell of a game's start, only the first is told to the player. */
const isRepeatedStart = (envelope: Envelope): boolean => {
  const { gameId = '' } = envelope;
  if (!isStartMessage(envelope)) return false;
  if (announcedStarts.has(gameId)) return true;
  announcedStarts.add(gameId);
  return false;
};

/** Takes the player from home to a game of this tab once it starts, unless they are already there. */
function followStarted(gameId: string): void {
  if (removeWaitingGame(gameId) && window.location.pathname !== gamePath(gameId)) setStartedGame(gameId);
}

/** Asks for the waiting games that the server does not name: they may be over, or gone. */
const checkWaitingGames =
  (versions: Readonly<Record<string, number>>): GameThunk =>
  (dispatch) => {
    for (const gameId of waitingGames().filter((code) => !(code in versions))) {
      dispatch(sendLive('refresh_game', { gameId })).then(
        ({ game: { status } }) => {
          if (status === 'active') followStarted(gameId);
          else if (status === 'completed') removeWaitingGame(gameId);
        },
        (error: unknown) => {
          if (isApiError(error) && GONE.has(error.code)) removeWaitingGame(gameId);
        },
      );
    }
  };

const GONE = new Set<string | null>(['GAME_NOT_FOUND', 'GAME_REMOVED']);

const MOVES = new Set<Envelope['type']>(['LETTER_SELECTED', 'PLAYER_PLACED_LETTER', 'ROUND_COMPLETE']);

function isRepeated(eventId: string): boolean {
  if (seenEvents.has(eventId)) return true;
  seenEvents.add(eventId);
  const [oldest] = seenEvents;
  if (seenEvents.size > MAX_SEEN_EVENTS && oldest !== undefined) seenEvents.delete(oldest);
  saveLastEventId(eventId);
  return false;
}

/** Fetches the game if this tab knows that it does not know it all. */
export const resync = (): GameThunk => (dispatch, getState) => {
  const board = selectBoard(getState());
  if (!board) return;
  if (board.stale) void dispatch(fetchGame());
  else if (liveStatus(board.known) === 'completed' && board.facts.status !== 'completed') {
    // The results come as a message of their own, at once as a rule.
    setTimeout(() => {
      const now = selectBoard(getState());
      if (now?.gameId === board.gameId && now.facts.status !== 'completed') void dispatch(fetchGame());
    }, LIMITS.FALLBACK_AFTER_MS);
  }
};

let fetching: Promise<boolean> | null = null;

/** Asks for the game on the board; true if the server answered. Asks again after 3 s while it is needed. */
export const fetchGame =
  ({ byRest = false } = {}): GameThunk<Promise<boolean>> =>
  (dispatch, getState) => {
    fetching ??= dispatch(fetchOnce(byRest)).finally(() => {
      fetching = null;
    });
    return fetching.then((answered) => {
      if (!answered && selectBoard(getState())?.stale) {
        setTimeout(() => dispatch(resync()), LIMITS.FALLBACK_AFTER_MS);
      }
      return answered;
    });
  };

const fetchOnce =
  (byRest: boolean): GameThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { board } = selectLive(getState());
    if (board.phase !== 'open') return false;
    const { gameId } = board;
    const ask = byRest
      ? dispatch(gameApi.endpoints.refreshGame.initiate({ gameId }, { track: false })).unwrap()
      : dispatch(sendLive('refresh_game', { gameId }));
    try {
      const { game } = await ask;
      dispatch(gameActions.gameSynced(asLiveGame(game)));
      return true;
    } catch {
      return false;
    }
  };
