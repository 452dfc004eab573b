import type { DailyCompletion, SimpleDaily } from '@tessera/contracts';
import { gridFromText, rowsFromGrid } from '@tessera/rules';
import type { SimpleGameEntity } from './simple-game.entity.js';

/** A simple daily as its own player sees it: no letter before its round. */
export const simpleView = (game: SimpleGameEntity): SimpleDaily => ({
  gameId: game.gameId,
  status: game.status,
  currentRound: game.currentRound,
  roundState: game.roundState,
  currentLetter: game.currentLetter,
  playerGrid: rowsFromGrid(gridFromText(game.playerGrid)),
  playerWords: game.playerWords,
  playerScore: game.playerScore,
  gameNumber: game.gameNumber,
  dailyChallengeDate: game.dailyChallengeDate,
  lastActivityAt: game.lastActivityAt.toISOString(),
});

export const simpleCompletion = (game: SimpleGameEntity): DailyCompletion => ({
  date: game.dailyChallengeDate,
  gameNumber: game.gameNumber,
  finalScore: game.playerScore,
  gameId: game.gameId,
});
