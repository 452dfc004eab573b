import type { DailyCompletion } from '@tessera/contracts';
import { gridFromText, rowsFromGrid } from '@tessera/rules';
import type { DatedGame } from './dated-game.js';

/** The columns of modes that store a grid, as all but the duel do. A dot stands for an empty cell. */
export interface StoredGrid {
  currentRound: number;
  currentLetter: string | null;
  playerGrid: string;
}

/** What players see of their games in all modes with a grid. */
export const datedGameView = (game: DatedGame & StoredGrid) => ({
  gameId: game.gameId,
  gameNumber: game.gameNumber,
  dailyChallengeDate: game.dailyChallengeDate,
  status: game.status,
  currentRound: game.currentRound,
  currentLetter: game.currentLetter,
  playerGrid: rowsFromGrid(gridFromText(game.playerGrid)),
  lexicon: game.lexicon,
  playerWords: game.playerWords,
  playerScore: game.playerScore,
  lastActivityAt: game.lastActivityAt.toISOString(),
});

type CompletedGame = Pick<DatedGame, 'dailyChallengeDate' | 'gameNumber' | 'playerScore' | 'gameId'>;

export const completionView = (game: CompletedGame): DailyCompletion => ({
  date: game.dailyChallengeDate,
  gameNumber: game.gameNumber,
  finalScore: game.playerScore,
  gameId: game.gameId,
});
