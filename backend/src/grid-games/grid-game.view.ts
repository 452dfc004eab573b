import type { DailyGame } from '@tessera/contracts';
import { reviewRounds, type Scorer } from '@tessera/rules';
import { datedGameView } from '../dated-games/dated-games.module.js';
import type { GridGame } from './grid-game.js';
import { letterSequenceOf } from './letter-sequence.js';

/** A daily or practice game, as its own player sees it. */
export const gridGameView = (game: GridGame, scoreGrid: Scorer['scoreGrid']): DailyGame => ({
  ...datedGameView(game),
  playerUUID: game.playerUUID,
  currentRoundState: game.currentRoundState,
  finalScore: game.status === 'completed' ? game.playerScore : null,
  letterSequence: letterSequenceOf(game),
  roundHistory: reviewRounds(game.roundHistory ?? [], scoreGrid),
  createdAt: game.createdAt.toISOString(),
  completedAt: game.completedAt?.toISOString() ?? null,
});
