import { NEW_LIVE_GAME, type GridScore, type LiveGame, type Seat } from '@tessera/rules';
import { AppError } from '../../platform/http/app-error.js';

export type PlayerStatus = 'Available' | 'Away';

/** Who sits there. */
export interface SeatRecord {
  playerUUID: string;
  publicId: string;
  /** The id of the player's account; null without one. */
  accountId: string | null;
  isConnected: boolean;
  /** As it was when the game was read; null without one. */
  name: string | null;
  status: PlayerStatus;
  isHidden: boolean;
}

/** A game as the server knows it; plain data, so that it can travel to other instances. */
export interface GameRecord {
  gameId: string;
  /** ISO instant. */
  createdAt: string;
  seats: Readonly<Record<Seat, SeatRecord | null>>;
  live: LiveGame;
  /** Null until the game is completed. */
  scores: Readonly<Record<Seat, GridScore>> | null;
}

export const SEATS = [1, 2] as const satisfies readonly Seat[];

export const seatOf = ({ seats }: Pick<GameRecord, 'seats'>, playerUUID: string | undefined): Seat | null =>
  SEATS.find((seat) => playerUUID !== undefined && seats[seat]?.playerUUID === playerUUID) ?? null;

/** Has each of the two players ever been connected? Then the game has started. */
export const areConnected = ({ seats }: Pick<GameRecord, 'seats'>): boolean =>
  SEATS.every((seat) => seats[seat]?.isConnected);

/** The caller's seat; whoever has none is rejected. */
export function requireSeat(game: GameRecord, playerUUID: string): Seat {
  const seat = seatOf(game, playerUUID);
  if (seat === null) throw new AppError('NOT_A_PLAYER', { field: 'gameId' });
  return seat;
}

/** The game, or the rejection that there is none. */
export function requireGame(game: GameRecord | null): GameRecord {
  if (!game) throw new AppError('GAME_NOT_FOUND', { field: 'gameId' });
  return game;
}

/** The game as it was right after both players had come. */
export const asJoined = (game: GameRecord): GameRecord => ({
  ...game,
  live: { ...NEW_LIVE_GAME, isJoined: true, version: 1 },
  scores: null,
});
