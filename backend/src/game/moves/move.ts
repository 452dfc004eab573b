import { BAD_LETTER, TEXTS } from '@tessera/contracts/texts';
import {
  applyLive,
  type LiveOutcome,
  type LiveRejection,
  type Seat,
  type SimpleRejection,
} from '@tessera/rules';
import { AppError, invalidField } from '../../platform/requests/app-error.js';
import type { EventOrigin } from '../events/game-event.entity.js';
import { requireSeat, type GameRecord } from '../store/game.record.js';
import type { StoredEvent } from '../store/live-events.js';

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

/** An accepted move that waits for its commit. */
export interface Move extends EventOrigin {
  /** The game after the move. */
  game: GameRecord;
  events: readonly StoredEvent[];
  at: Date;
}

/**
 * Moves of one game that are waiting at the same time, each decided on the state that the one before leads
 * to. They share a row of a statement, so either all of them are committed or none is.
 */
export class MoveChain {
  readonly moves: [Move, ...Move[]];
  private isSealed = false;

  constructor(
    /** The version on which the first move was decided. */
    readonly baseVersion: number,
    first: Move,
  ) {
    this.moves = [first];
  }

  get gameId(): string {
    return this.moves[0].game.gameId;
  }

  /** The game after the last move. */
  get game(): GameRecord {
    return (this.moves.at(-1) as Move).game;
  }

  /** Whether further moves can be added. */
  get isOpen(): boolean {
    return !this.isSealed;
  }

  add(move: Move): void {
    if (this.isSealed) throw new Error('The commit has already begun');
    this.moves.push(move);
  }

  /** The commit begins. If it is repeated, it is with the same moves. */
  seal(): void {
    this.isSealed = true;
  }
}

/**
 * Runs tasks with the same key one after another, in the order in which they arrive. Ours, because the locks
 * of packages such as async-mutex don't show what is in their queue, as `last` does.
 */
export class KeyedQueue<Item> {
  private readonly newest = new Map<string, { readonly item: Item; readonly done: Promise<unknown> }>();

  /** The item that was added last, unless its task has ended. */
  last(key: string): Item | undefined {
    return this.newest.get(key)?.item;
  }

  run<Result>(key: string, item: Item, task: () => Promise<Result>): Promise<Result> {
    const before = this.newest.get(key);
    const done = before ? before.done.then(task, task) : task();
    const entry = { item, done };
    this.newest.set(key, entry);
    const leave = () => {
      if (this.newest.get(key) === entry) this.newest.delete(key);
    };
    done.then(leave, leave);
    return done;
  }
}
