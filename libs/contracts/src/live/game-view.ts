import { ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import {
  cellIndex,
  instant,
  letter,
  lexicon,
  round,
  rows,
  score,
  scoringWord,
  text,
} from '../wire/fields.js';
import { GAME_CODE } from '../wire/ids.js';
import { USER_ID_FIELDS } from '../product/product.js';

/** Five letters or digits, case-insensitive. */
export const gameCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(GAME_CODE, 'A game code has five letters or digits');

export const BAD_SEAT = 'A player must be 1 or 2';
export const seat = z.union([z.literal(1), z.literal(2)], BAD_SEAT);
export const version = z
  .int()
  .min(0)
  .meta({ description: "The game's counter: goes up by one with each accepted command" });
const playerStatus = z.enum(['Available', 'Away']);
/** The presence that a browser reports for its player; `Available` is accepted for `active`. */
export const clientStatus = z.enum(['active', 'away', 'Available'], 'A status must be active or away');

/** A seat's UUID: the viewer's own `playerUUID`, the opponent's public ID, or null while the seat is free. */
const seatUuid = z.uuid().nullable();
/** The cell of each round's letter; null where the viewer may not know it. */
const cellsByRound = z.array(cellIndex.nullable()).max(ROUNDS);

/** A two-player game as one viewer sees it. */
export const liveGame = z
  .object({
    gameId: gameCode,
    version,
    status: z.enum(['waiting', 'active', 'completed', 'let-go']),
    currentRound: round,
    currentTurn: seat,
    currentLetter: letter.nullable(),
    /** By round, up to the current letter. */
    letters: z.array(letter).max(ROUNDS),
    player1Name: z.string().nullable(),
    player2Name: z.string().nullable(),
    player1UUID: seatUuid,
    player2UUID: seatUuid,
    [USER_ID_FIELDS.player1]: z.string().nullable(),
    [USER_ID_FIELDS.player2]: z.string().nullable(),
    player1Status: playerStatus,
    player2Status: playerStatus,
    player1Submitted: z.boolean(),
    player2Submitted: z.boolean(),
    player1Cells: cellsByRound,
    player2Cells: cellsByRound,
    player1Grid: rows,
    player2Grid: rows,
    player1Score: score,
    player2Score: score,
    lexicon,
    player1Words: z.array(scoringWord),
    player2Words: z.array(scoringWord),
    gameMode: z.literal('multiplayer'),
    createdAt: instant,
    dailyChallengeDate: z.null(),
    gameNumber: z.null(),
  })
  .meta({ id: 'LiveGame' });
export type LiveGameView = z.infer<typeof liveGame>;

export const playerInfo = z.object({ playerId: seat, isYourTurn: z.boolean() }).meta({ id: 'PlayerInfo' });
export type PlayerInfo = z.infer<typeof playerInfo>;

export const activeGame = z
  .object({
    gameId: gameCode,
    createdAt: instant,
    playerPosition: seat,
    status: z.enum(['waiting', 'active']),
    currentRound: round,
    currentTurn: seat,
    isYourTurn: z
      .boolean()
      .meta({ description: 'Whether the game waits for the player, to choose a letter or to place it' }),
    waitingSince: instant.meta({ description: 'When the latest move was made, or the game joined' }),
    nudgeFrom: instant
      .nullable()
      .meta({ description: "When the player can nudge the other; null unless it's only the other's turn" }),
    letGoFrom: instant
      .nullable()
      .meta({ description: 'When either player can let the game go; null before it has been joined' }),
    player1Name: z.string().nullable(),
    player2Name: z.string().nullable(),
    player1UUID: seatUuid,
    player2UUID: seatUuid,
    [USER_ID_FIELDS.player1]: z.string().nullable(),
    [USER_ID_FIELDS.player2]: z.string().nullable(),
  })
  .meta({ id: 'ActiveGame' });
export type ActiveGame = z.infer<typeof activeGame>;

/** An ID that a client makes up for itself, a connection or a request. It proves nothing. */
export const clientId = text.min(1).max(64);
