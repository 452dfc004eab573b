import type { DailyCompletion } from '@tessera/contracts';
import { gridFromText, rowsFromGrid } from '@tessera/rules';
import type { GridGame } from './grid-game.js';

/** What the players of every mode with a grid see of their games. */
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
