import type { Envelope, LiveGameView, PlayerInfo } from '@tessera/contracts/live';
import { USER_ID_FIELDS } from '@tessera/contracts/product';
import {
  chooserOf,
  hasPlaced,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  maskLiveGame,
  rowsFromGrid,
  type Seat,
} from '@tessera/rules';
import { asJoined, seatOf, type GameRecord } from './game.record.js';
import type { StoredEvent } from './live-events.js';

/** A game as one player sees it. Anyone else sees no cell of either grid. */
export function gameView(game: GameRecord, viewer: string | undefined): LiveGameView {
  const own = seatOf(game, viewer);
  const live = maskLiveGame(game.live, own);
  const status = liveStatus(live);
  const round = liveRound(live);
  const uuidOf = (seat: Seat) =>
    (seat === own ? game.seats[seat]?.playerUUID : game.seats[seat]?.publicId) ?? null;
  const accountOf = (seat: Seat) => (seat === own ? (game.seats[seat]?.accountId ?? null) : null);
  return {
    gameId: game.gameId,
    version: live.version,
    status,
    currentRound: round,
    currentTurn: chooserOf(round),
    currentLetter: status === 'active' ? liveLetter(live) : null,
    letters: [...live.letters],
    player1Name: game.seats[1]?.name ?? null,
    player2Name: game.seats[2]?.name ?? null,
    player1UUID: uuidOf(1),
    player2UUID: uuidOf(2),
    [USER_ID_FIELDS.player1]: accountOf(1),
    [USER_ID_FIELDS.player2]: accountOf(2),
    player1Status: game.seats[1]?.status ?? 'Available',
    player2Status: game.seats[2]?.status ?? 'Available',
    player1Submitted: hasPlaced(live, 1),
    player2Submitted: hasPlaced(live, 2),
    player1Cells: [...live.cells[1]],
    player2Cells: [...live.cells[2]],
    player1Grid: rowsFromGrid(liveGrid(live, 1)),
    player2Grid: rowsFromGrid(liveGrid(live, 2)),
    player1Score: game.scores?.[1].total ?? 0,
    player2Score: game.scores?.[2].total ?? 0,
    lexicon: game.lexicon,
    player1Words: [...(game.scores?.[1].words ?? [])],
    player2Words: [...(game.scores?.[2].words ?? [])],
    gameMode: 'multiplayer',
    createdAt: game.createdAt,
    dailyChallengeDate: null,
    gameNumber: null,
  };
}

export function playerInfoOf(game: GameRecord, viewer: string | undefined): PlayerInfo | null {
  const playerId = seatOf(game, viewer);
  if (playerId === null) return null;
  const isYourTurn = liveStatus(game.live) === 'active' && chooserOf(liveRound(game.live)) === playerId;
  return { playerId, isYourTurn };
}

/** The whole state as a message to one player. */
export const stateSync = (game: GameRecord, viewer: string): Envelope => ({
  type: 'STATE_SYNC',
  gameId: game.gameId,
  version: game.live.version,
  game: gameView(game, viewer),
  playerInfo: playerInfoOf(game, viewer),
});

/**
 * An event as one player sees it; null for anyone who isn't a player of the game. `game` may be newer than
 * the event: a start is shown as it was, and an end can't change any more.
 */
export function eventView(game: GameRecord, event: StoredEvent, viewer: string): Envelope | null {
  const own = seatOf(game, viewer);
  if (own === null) return null;
  const { type, version, index, change } = event;
  const envelope: Envelope = {
    type,
    eventId: `${game.gameId}:${version}:${index}`,
    gameId: game.gameId,
    version,
  };
  switch (type) {
    case 'GAME_JOINED':
    case 'GAME_STARTED':
      return withGame(envelope, asJoined(game), viewer);
    case 'GAME_COMPLETE':
    case 'GAME_LET_GO':
      return withGame(envelope, game, viewer);
    default:
      return { ...envelope, change: { ...change, cellIndex: change.by === own ? change.cellIndex : null } };
  }
}

const withGame = (envelope: Envelope, game: GameRecord, viewer: string): Envelope => ({
  ...envelope,
  game: gameView(game, viewer),
  playerInfo: playerInfoOf(game, viewer),
});
