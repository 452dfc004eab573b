import type { DailyGame } from '@tessera/contracts';
import { reviewRounds } from '@tessera/rules';
import { datedGameView } from '../dated-games/index.js';
import type { Lexicon } from '../words/index.js';
import type { GridGame } from './grid-game.js';
import { letterSequenceOf } from './letter-sequence.js';

/** A daily or practice game, as its own player sees it. */
export const gridGameView = (game: GridGame, lexicon: Lexicon): DailyGame => ({
  ...datedGameView(game),
  playerUUID: game.playerUUID,
  currentRoundState: game.currentRoundState,
  finalScore: game.status === 'completed' ? game.playerScore : null,
  letterSequence: letterSequenceOf(game),
  roundHistory: reviewRounds(game.roundHistory ?? [], lexicon.scorerOf(game.lexicon).scoreGrid),
  createdAt: game.createdAt.toISOString(),
  completedAt: game.completedAt?.toISOString() ?? null,
});
