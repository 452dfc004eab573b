import { REMOVAL_TEXTS } from '@tessera/contracts/live';
import { JOINED_VERSION, NEW_LIVE_GAME, type GridScore, type LiveGame, type Seat } from '@tessera/rules';
import { AppError } from '../../platform/requests/app-error.js';

export type PlayerStatus = 'Available' | 'Away';

/** The player of a seat. */
export interface SeatRecord {
  playerUUID: string;
  publicId: string;
  /** The ID of the player's account; null without one. */
  accountId: string | null;
  isConnected: boolean;
  /** As of when the game was read; null without one. */
  name: string | null;
  status: PlayerStatus;
  isHidden: boolean;
}

/** A game with all that the server knows; plain data that can be sent to other instances. */
export interface GameRecord {
  gameId: string;
  /** An ISO timestamp. */
  createdAt: string;
  /** The version of the lexicon that scores the game. */
  lexicon: string;
  seats: Readonly<Record<Seat, SeatRecord | null>>;
  live: LiveGame;
  /** Null until the game is completed. */
  scores: Readonly<Record<Seat, GridScore>> | null;
}

export const SEATS = [1, 2] as const satisfies readonly Seat[];

export const bySeat = <T>(make: (seat: Seat) => T): Record<Seat, T> => ({ 1: make(1), 2: make(2) });

export const seatOf = ({ seats }: Pick<GameRecord, 'seats'>, playerUUID: string | undefined): Seat | null =>
  SEATS.find((seat) => playerUUID !== undefined && seats[seat]?.playerUUID === playerUUID) ?? null;

/** Whether the player has a seat and has ever been connected during the game. */
export function isSeatConnected(game: Pick<GameRecord, 'seats'>, playerUUID: string): boolean {
  const seat = seatOf(game, playerUUID);
  return seat !== null && game.seats[seat]?.isConnected === true;
}

/** Whether both players have ever been connected, which starts the game. */
export const areConnected = ({ seats }: Pick<GameRecord, 'seats'>): boolean =>
  SEATS.every((seat) => seats[seat]?.isConnected);

/** The caller's seat. Throws an AppError if they have none. */
export function requireSeat(game: GameRecord, playerUUID: string): Seat {
  const seat = seatOf(game, playerUUID);
  if (seat === null) throw new AppError('NOT_A_PLAYER', { field: 'gameId' });
  return seat;
}

/** Throws an AppError if there is no such game. */
export function requireGame<Game extends GameRecord>(game: Game | null): Game {
  if (!game) throw missingGame(null);
  return game;
}

/** Why a game was removed. */
export type Removal = keyof typeof REMOVAL_TEXTS;

/** The error for a code without a game: those of removed games differ from those that no game ever had. */
export const missingGame = (removal: Removal | null): AppError =>
  removal === null
    ? new AppError('GAME_NOT_FOUND', { field: 'gameId' })
    : new AppError('GAME_REMOVED', { field: 'gameId', message: REMOVAL_TEXTS[removal] });

/** The game as it was immediately after the second player joined. */
export const asJoined = (game: GameRecord): GameRecord => ({
  ...game,
  live: { ...NEW_LIVE_GAME, isJoined: true, version: JOINED_VERSION },
  scores: null,
});
