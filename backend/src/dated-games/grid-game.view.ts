import type { DailyCompletion } from '@tessera/contracts';
import { gridFromText, rowsFromGrid } from '@tessera/rules';
import type { GridGame } from './grid-game.js';

/** What players see of their games in all modes with a grid. */
export const gridGameView = (game: GridGame) => ({
  gameId: game.gameId,
  gameNumber: game.gameNumber,
  dailyChallengeDate: game.dailyChallengeDate,
  status: game.status,
  currentRound: game.currentRound,
  currentLetter: game.currentLetter,
  playerGrid: rowsFromGrid(gridFromText(game.playerGrid)),
  playerWords: game.playerWords,
  playerScore: game.playerScore,
  lastActivityAt: game.lastActivityAt.toISOString(),
});

export const completionView = (game: GridGame): DailyCompletion => ({
  date: game.dailyChallengeDate,
  gameNumber: game.gameNumber,
  finalScore: game.playerScore,
  gameId: game.gameId,
});
