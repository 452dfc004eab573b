import type { DailyCompletion, DailyGame } from '@tessera/contracts';
import { BLIND_LETTERS, gridFromText, reviewRounds, ROUNDS, rowsFromGrid, type Scorer } from '@tessera/rules';
import type { PlayedDaily } from './played-daily.js';

const NO_LETTER = '.';

/** The stored form of the sequence while the player's own letters are not known. */
export const sequenceText = (letters: readonly string[]): string =>
  letters.join('').padEnd(ROUNDS, NO_LETTER);

export const blindLettersOf = ({ letterSequence }: PlayedDaily): string[] =>
  [...letterSequence].slice(0, BLIND_LETTERS);

export const letterSequenceOf = ({ letterSequence }: PlayedDaily): string[] =>
  [...letterSequence].map((letter) => (letter === NO_LETTER ? '' : letter));

/** A daily, or the practice of one, as its own player sees it. */
export const dailyView = (game: PlayedDaily, scoreGrid: Scorer['scoreGrid']): DailyGame => ({
  gameId: game.gameId,
  playerUUID: game.playerUUID,
  gameNumber: game.gameNumber,
  dailyChallengeDate: game.dailyChallengeDate,
  status: game.status,
  currentRound: game.currentRound,
  currentRoundState: game.currentRoundState,
  currentLetter: game.currentLetter,
  playerGrid: rowsFromGrid(gridFromText(game.playerGrid)),
  playerWords: game.playerWords,
  playerScore: game.playerScore,
  finalScore: game.status === 'completed' ? game.playerScore : null,
  letterSequence: letterSequenceOf(game),
  roundHistory: reviewRounds(game.roundHistory ?? [], scoreGrid),
  createdAt: game.createdAt.toISOString(),
  completedAt: game.completedAt?.toISOString() ?? null,
  lastActivityAt: game.lastActivityAt.toISOString(),
});

export const completionView = (game: PlayedDaily): DailyCompletion => ({
  date: game.dailyChallengeDate,
  gameNumber: game.gameNumber,
  finalScore: game.playerScore,
  gameId: game.gameId,
});
