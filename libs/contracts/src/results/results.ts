import { CELLS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import {
  fullRows,
  gameId,
  instant,
  isoDate,
  playerUuid,
  score,
  scoringWord,
  success,
} from '../wire/fields.js';
import { SHARE_ID } from '../wire/ids.js';
import { PATHS } from '../wire/paths.js';

/** Ten letters and digits, or the word that the demo uses. */
const shareId = z
  .string()
  .regex(SHARE_ID, "This isn't a valid shared result ID")
  .meta({ description: 'The ID of a shared result, as in its URL' });

const publicResult = z
  .object({
    shareId,
    gameId,
    gameNumber: z.int().min(1),
    dailyChallengeDate: isoDate,
    gameMode: z.enum(['daily_challenge', '1pv3']),
    playerUUID: z.uuid().meta({ description: "Another player's public ID, or the caller's own UUID" }),
    playerGrid: fullRows.nullable().meta({
      description:
        'Null if the letters would be a spoiler: the date isn\'t over everywhere, the caller neither owns the result nor has completed the daily of its date, and didn\'t ask for "letters"',
    }),
    playerWords: z.array(scoringWord).nullable().meta({ description: 'Null if "playerGrid" is' }),
    scoring: z
      .array(z.boolean())
      .length(CELLS)
      .meta({ description: 'For each cell, row by row, whether it is part of a scoring word' }),
    isDateOver: z
      .boolean()
      .meta({ description: "The game's date is over everywhere, so its letters spoil nothing" }),
    playerScore: score,
    playerName: z.string().nullable(),
    completedAt: instant,
    shareUrl: z.string(),
    own: z
      .object({ gameId, playerGrid: fullRows, playerWords: z.array(scoringWord), playerScore: score })
      .nullable()
      .meta({
        description:
          "The caller's completed game of the same mode, level and date, to compare; null for their own result",
      }),
  })
  .meta({ id: 'PublicResult' });
export type PublicResult = z.infer<typeof publicResult>;

/** Any other fields about the game are ignored; the server uses the stored game. */
const sharedGame = z.object({ gameId, playerUUID: playerUuid.optional() });
const shared = z.object({ success, shareId, shareUrl: z.string() });

const shareResult = defineCall({
  method: 'POST',
  path: PATHS.shareResult,
  summary: 'Share a completed game: get its public URL, the same each time',
  status: 200,
  player: 'required',
  limit: 'shareResult',
  body: sharedGame,
  response: shared,
});

const shareDemoResult = defineCall({
  method: 'POST',
  path: PATHS.shareDemoResult,
  summary: 'Get the URL of the demo result; stores nothing',
  status: 200,
  player: 'optional',
  limit: 'shareResult',
  body: sharedGame.extend({ gameId: gameId.regex(/demo/i, "This isn't a demo game ID") }),
  response: shared,
});

const publicResultOf = defineCall({
  method: 'GET',
  path: PATHS.publicResult,
  summary: 'Get a shared result',
  status: 200,
  player: 'optional',
  limit: 'readShared',
  params: z.object({ shareId }),
  query: z.object({
    letters: z
      .literal('true')
      .optional()
      .meta({ description: "Show the letters even if they spoil a daily that the caller hasn't completed" }),
  }),
  response: z.object({ success, result: publicResult }),
});

export const resultCalls = { shareResult, shareDemoResult, publicResultOf };
