import type { Envelope } from '@tessera/contracts/live';
import type { Reaction } from '@tessera/contracts/wire';
import { JOINED_VERSION, liveStatus, otherSeat, type Seat } from '@tessera/rules';
import { CHANNELS, type EventDefinition } from '../../live/index.js';
import { isSeatConnected, SEATS, type GameRecord } from '../store/game.record.js';
import { eventView, gameView, playerInfoOf } from '../store/game.view.js';
import type { StoredEvent } from '../store/live-events.js';

/** The events of one accepted command, with the game from which the views are made. */
export interface GameAdvanced {
  game: GameRecord;
  version: number;
  events: readonly StoredEvent[];
}

const playersOf = ({ seats }: GameRecord): string[] => SEATS.flatMap((seat) => seats[seat]?.playerUUID ?? []);

export const gameAdvanced: EventDefinition<GameAdvanced> = {
  name: 'game.advanced',
  // Before someone has joined, the creator may not be subscribed to the game yet.
  channels: ({ game, version }) =>
    version <= JOINED_VERSION
      ? playersOf(game).map((player) => CHANNELS.player(player))
      : [CHANNELS.game(game.gameId)],
  order: ({ game, version }) => ({ gameId: game.gameId, version }),
  knowsConnected: ({ game }, viewer) => isSeatConnected(game, viewer),
  view: ({ game, events }, viewer) =>
    events.map((event) => eventView(game, event, viewer)).filter((envelope) => envelope !== null),
};

export interface GameStarted {
  game: GameRecord;
  event: StoredEvent;
}

/** Both players are connected, the second one only after the game was joined. */
export const gameStarted: EventDefinition<GameStarted> = {
  name: 'game.started',
  channels: ({ game }) => playersOf(game).map((player) => CHANNELS.player(player)),
  view: ({ game, event }, viewer) => {
    const envelope = eventView(game, event, viewer);
    return envelope === null ? [] : [envelope];
  },
};

export interface GameEntered {
  gameId: string;
  version: number;
  playerUUID: string;
  /** Whether it has been recorded that the player is connected. */
  isConnected?: boolean;
}

/** A player has created or rejoined a game: subscribes their connections to it. */
export const gameEntered: EventDefinition<GameEntered> = {
  name: 'game.taken',
  channels: ({ playerUUID }) => [CHANNELS.player(playerUUID)],
  order: ({ gameId, version }) => ({ gameId, version }),
  knowsConnected: ({ isConnected = false }) => isConnected,
  view: () => [],
};

export interface OpponentStatusChanged {
  type: 'PRESENCE_UPDATE' | 'STATUS_UPDATED' | 'PLAYER_RETURNED';
  /** The player to notify. */
  to: string;
  gameId: string;
  version: number;
  status: 'active' | 'away';
  reason?: string;
}

/** The other player of a game arrived, went away or left. This isn't stored. */
export const opponentStatusChanged: EventDefinition<OpponentStatusChanged> = {
  name: 'game.opponent-noticed',
  channels: ({ to }) => [CHANNELS.player(to)],
  view: ({ to, ...notice }, viewer) => (to === viewer ? [notice satisfies Envelope] : []),
};

/** For the opponent of this seat's player; null if there is none whom it concerns, as the game isn't active. */
export function opponentStatus(
  { gameId, live, seats }: GameRecord,
  seat: Seat,
  { type, ...change }: Pick<OpponentStatusChanged, 'type' | 'status' | 'reason'>,
): OpponentStatusChanged | null {
  const opponent = seats[otherSeat(seat)];
  if (!opponent || liveStatus(live) !== 'active') return null;
  return { type, to: opponent.playerUUID, gameId, version: live.version, ...change };
}

/** The player has left the game. */
export const LEFT = { type: 'STATUS_UPDATED', status: 'away', reason: 'left' } as const;

export interface RematchOffered {
  to: string;
  predecessor: string;
  game: GameRecord;
}

export const rematchOffered: EventDefinition<RematchOffered> = {
  name: 'game.rematch-offered',
  channels: ({ to }) => [CHANNELS.player(to)],
  view: ({ to, predecessor, game }, viewer) =>
    to === viewer
      ? [
          {
            type: 'REMATCH_OFFERED',
            gameId: game.gameId,
            version: game.live.version,
            predecessor,
            game: gameView(game, viewer),
            playerInfo: playerInfoOf(game, viewer),
          },
        ]
      : [],
};

export interface OpponentNudged {
  to: string;
  gameId: string;
  version: number;
  game: GameRecord;
}

/** The other player waits for this one's move. */
export const opponentNudged: EventDefinition<OpponentNudged> = {
  name: 'game.nudged',
  channels: ({ to }) => [CHANNELS.player(to)],
  view: ({ to, gameId, version, game }, viewer) =>
    to === viewer
      ? [
          {
            type: 'OPPONENT_NUDGED',
            gameId,
            version,
            game: gameView(game, viewer),
            playerInfo: playerInfoOf(game, viewer),
          },
        ]
      : [],
};

export interface OpponentReacted {
  to: string;
  gameId: string;
  version: number;
  reaction: Reaction;
}

/** The other player says something. This isn't stored. */
export const opponentReacted: EventDefinition<OpponentReacted> = {
  name: 'game.opponent-reacted',
  channels: ({ to }) => [CHANNELS.player(to)],
  view: ({ to, ...said }, viewer) => (to === viewer ? [{ type: 'OPPONENT_REACTED', ...said }] : []),
};

export interface GameRemoved {
  players: readonly string[];
  gameId: string;
  version: number;
  /** Readable text. */
  reason: string;
}

/** A game has been deleted because no one continued it. */
export const gameRemoved: EventDefinition<GameRemoved> = {
  name: 'game.removed',
  channels: ({ players }) => players.map((player) => CHANNELS.player(player)),
  view: ({ players, gameId, version, reason }, viewer) =>
    players.includes(viewer) ? [{ type: 'GAME_REMOVED', gameId, version, reason }] : [],
};

export const GAME_EVENTS = [
  gameAdvanced,
  gameStarted,
  gameEntered,
  opponentStatusChanged,
  rematchOffered,
  opponentNudged,
  opponentReacted,
  gameRemoved,
] as const;
