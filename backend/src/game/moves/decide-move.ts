import { BAD_LETTER, TEXTS } from '@tessera/contracts/texts';
import {
  applyLive,
  type LiveOutcome,
  type LiveRejection,
  type Seat,
  type SimpleRejection,
} from '@tessera/rules';
import { AppError, invalidField } from '../../platform/requests/app-error.js';
import { requireSeat, type GameRecord } from '../store/game.record.js';

export type MoveKind =
  | { kind: 'letter'; letter: string; round?: number | undefined }
  | { kind: 'place'; cellIndex: number; round?: number | undefined };

export interface PlayMoveCommand {
  gameId: string;
  playerUUID: string;
  /** The seat that the caller claims to have. */
  claimedSeat?: Seat | undefined;
  move: MoveKind;
  correlationId: string;
}

export interface MoveDecision {
  seat: Seat;
  outcome: LiveOutcome;
}

/** Applies the rules. Throws an AppError if the caller may not play. */
export function decideMove(
  game: GameRecord,
  { playerUUID, claimedSeat, move }: PlayMoveCommand,
): MoveDecision {
  const seat = requireSeat(game, playerUUID);
  if (claimedSeat !== undefined && claimedSeat !== seat) {
    throw new AppError('NOT_YOUR_SLOT', { field: 'playerId' });
  }
  return { seat, outcome: applyLive(game.live, { ...move, seat }) };
}

/** The decision on a state that may be outdated; null if the caller may not play. */
export function decideMoveOrNull(game: GameRecord, command: PlayMoveCommand): MoveDecision | null {
  try {
    return decideMove(game, command);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The error for a command that the rules reject. */
export function moveError(rejection: LiveRejection | SimpleRejection): AppError {
  switch (rejection) {
    case 'BAD_LETTER':
      return invalidField('letter', BAD_LETTER);
    case 'BAD_CELL':
      return invalidField('cellIndex', TEXTS.invalidCell);
    default:
      return new AppError(rejection);
  }
}
