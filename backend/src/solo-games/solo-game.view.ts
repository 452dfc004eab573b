import type { DailyCompletion, DailyGame } from '@tessera/contracts/daily';
import { gridFromText, rowsFromGrid, reviewRounds } from '@tessera/rules';
import type { Lexicon } from '../words/index.js';
import type { SoloGame, GridGame } from './solo-game.js';
import { letterSequenceOf } from './new-game.js';

/** The columns of modes that store a grid, as all but the duel do. A dot stands for an empty cell. */
export interface StoredGrid {
  currentRound: number;
  currentLetter: string | null;
  playerGrid: string;
}

/** What players see of their games in all modes with a grid. */
export const soloGameView = (game: SoloGame & StoredGrid) => ({
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

type CompletedGame = Pick<SoloGame, 'dailyChallengeDate' | 'gameNumber' | 'playerScore' | 'gameId'>;

export const completionView = (game: CompletedGame): DailyCompletion => ({
  date: game.dailyChallengeDate,
  gameNumber: game.gameNumber,
  finalScore: game.playerScore,
  gameId: game.gameId,
});

/** A daily or practice game, as its own player sees it. */
export const gridGameView = (game: GridGame, lexicon: Lexicon): DailyGame => ({
  ...soloGameView(game),
  playerUUID: game.playerUUID,
  currentRoundState: game.currentRoundState,
  finalScore: game.status === 'completed' ? game.playerScore : null,
  letterSequence: letterSequenceOf(game),
  roundHistory: reviewRounds(game.roundHistory ?? [], lexicon.scorerOf(game.lexicon).scoreGrid),
  createdAt: game.createdAt.toISOString(),
  completedAt: game.completedAt?.toISOString() ?? null,
});
