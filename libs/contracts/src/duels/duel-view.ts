import { z } from 'zod';
import { isoDate, round } from '../wire/fields.js';
import { liveGame } from '../live/game-view.js';
import { DUEL_LEVELS, DUEL_REMARKS } from './duel-texts.js';
import { DUEL_ID } from '../wire/ids.js';

/** Case-insensitive. */
export const duelId = z.string().trim().toUpperCase().regex(DUEL_ID, "This isn't a valid duel ID");

export const duelLevel = z.enum(DUEL_LEVELS).meta({ id: 'DuelLevel' });
export type DuelLevel = z.infer<typeof duelLevel>;

/** What the bot says about its move in a round. It never reveals the cell. */
const botRemark = z.object({ round, remark: z.enum(DUEL_REMARKS) }).meta({ id: 'BotRemark' });
export type BotRemark = z.infer<typeof botRemark>;

/**
 * A daily against the bot (player 2), as its player sees it. Odd rounds are the bot's turn and bring the
 * day's blind letter at once; in even rounds the player chooses. The bot's cells, words and score stay hidden
 * until the game is completed.
 */
export const duelGame = liveGame
  .extend({
    gameId: duelId,
    gameMode: z.literal('daily'),
    /** The bot joins at the start, so a duel never waits for a second player. */
    status: z.enum(['active', 'completed']),
    dailyChallengeDate: isoDate,
    gameNumber: z.int().min(1),
    level: duelLevel,
    /** One per round that the bot has played so far. */
    botRemarks: z.array(botRemark),
  })
  .meta({ id: 'DuelGame' });
export type DuelGameView = z.infer<typeof duelGame>;
