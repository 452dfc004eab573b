import { ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { duelId, duelLevel } from '../duels/duel-view.js';
import {
  cellIndex,
  instant,
  isoDate,
  letter,
  lexicon,
  playerUuid,
  score,
  scoringWord,
  success,
} from '../wire/fields.js';
import { gameCode } from '../live/game-view.js';
import { GAME_CODE_PATTERN, SHARE_ID } from '../wire/ids.js';
import { PATHS } from '../wire/paths.js';
import { FINISHED_GAMES_PAGE } from '../players/record-limits.js';

/** Finished games of live players have a code, duels an ID. */
const finishedId = z.union([gameCode, duelId], "This isn't a valid game code or duel ID");
const byGame = z.object({ gameId: finishedId });

const shareId = z
  .string()
  .regex(SHARE_ID, "This isn't a valid shared replay ID")
  .meta({ description: 'The ID of a shared replay, as in its URL' });

const replayPlayer = z
  .object({
    publicId: z.uuid().nullable().meta({ description: 'Null for the bot' }),
    name: z.string().nullable().meta({ description: 'Null without a name' }),
    isDeleted: z.boolean(),
    score,
    words: z.array(scoringWord),
    cells: z.array(cellIndex).length(ROUNDS).meta({ description: "The cell of each round's letter" }),
  })
  .meta({ id: 'ReplayPlayer' });
export type ReplayPlayer = z.infer<typeof replayPlayer>;

/** The index of a player in `players`. */
const playerIndex = z.union([z.literal(0), z.literal(1)]);

/** Everything that happened in a finished game of two, which is the same for whoever may see it. */
const replay = z
  .object({
    mode: z.enum(['live', 'duel']),
    completedAt: instant,
    gameNumber: z.int().min(1).nullable().meta({ description: 'Of a duel; null for a live game' }),
    date: isoDate.nullable().meta({ description: 'Of a duel; null for a live game' }),
    level: duelLevel.nullable().meta({ description: "The bot's level; null for a live game" }),
    lexicon,
    letters: z.array(letter).length(ROUNDS).meta({ description: 'By round' }),
    chosenBy: z
      .array(z.union([playerIndex, z.literal('blind')]))
      .length(ROUNDS)
      .meta({ description: "For each round, the player who chose its letter, or 'blind'" }),
    players: z
      .tuple([replayPlayer, replayPlayer])
      .meta({ description: 'Player 1 and player 2; in a duel, player 2 is the bot' }),
  })
  .meta({ id: 'Replay' });
export type Replay = z.infer<typeof replay>;

const gameReplay = defineCall({
  method: 'GET',
  path: PATHS.gameReplay,
  summary: 'Get the replay of a finished live game or duel; only its players may',
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  looksUp: 'game',
  params: byGame,
  query: z.object({ playerUUID: playerUuid.optional() }),
  response: z.object({
    success,
    gameId: finishedId,
    replay,
    you: playerIndex,
    shareId: shareId.nullable().meta({ description: "The caller's own share; null if there is none" }),
  }),
});

const shareReplay = defineCall({
  method: 'POST',
  path: PATHS.shareReplay,
  summary: 'Share the replay of a finished game: get its public URL, the same each time',
  status: 200,
  player: 'required',
  limit: 'shareResult',
  looksUp: 'game',
  params: byGame,
  body: z.object({ playerUUID: playerUuid.optional() }).optional(),
  response: z.object({ success, shareId, shareUrl: z.string() }),
});

const stopSharingReplay = defineCall({
  method: 'DELETE',
  path: PATHS.shareReplay,
  summary: "End the caller's share of a replay for good; repeating it changes nothing",
  status: 204,
  player: 'required',
  limit: 'shareResult',
  looksUp: 'game',
  params: byGame,
});

const publicReplay = defineCall({
  method: 'GET',
  path: PATHS.publicReplay,
  summary:
    "Get a shared replay. A duel's is only for viewers who have completed its daily until its date is over everywhere",
  status: 200,
  player: 'optional',
  limit: 'readShared',
  params: z.object({ shareId }),
  response: z.object({
    success,
    shareId,
    replay,
    sharedBy: playerIndex.meta({ description: 'The player who has shared it' }),
    shareUrl: z.string(),
  }),
});

const finishedGame = z
  .object({
    gameId: gameCode,
    completedAt: instant,
    playerPosition: z.union([z.literal(1), z.literal(2)]).meta({ description: "The caller's seat" }),
    score,
    opponentScore: score,
    opponent: z.object({
      publicId: z.uuid(),
      playerName: z.string().nullable().meta({ description: 'Null without a name' }),
      isDeleted: z.boolean(),
    }),
  })
  .meta({ id: 'FinishedGame' });
export type FinishedGame = z.infer<typeof finishedGame>;

/** Where a page of finished games ends: the time and code of its last game. */
const cursor = z
  .string()
  .regex(new RegExp(`^\\d{1,15}-${GAME_CODE_PATTERN}$`), "This isn't the end of a page")
  .meta({ description: 'The `next` of the page before' });

const finishedGames = defineCall({
  method: 'GET',
  path: PATHS.finishedGames,
  summary: "List the player's finished live games, newest first: all, or those against one opponent",
  status: 200,
  player: 'required',
  limit: 'readRecord',
  params: z.object({ playerUUID: playerUuid }),
  query: z.object({
    friend: z.uuid("This isn't a public ID").optional().meta({ description: "The opponent's public ID" }),
    before: cursor.optional(),
  }),
  response: z.object({
    success,
    games: z.array(finishedGame).meta({ description: `At most ${FINISHED_GAMES_PAGE}` }),
    next: cursor.nullable().meta({ description: '`before` for the next page; null if there is none' }),
  }),
});

export const replayCalls = { finishedGames, gameReplay, shareReplay, stopSharingReplay, publicReplay };
