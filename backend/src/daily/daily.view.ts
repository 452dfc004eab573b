import type { DailyGame } from '@tessera/contracts';
import { BLIND_LETTERS, reviewRounds, ROUNDS, type Scorer } from '@tessera/rules';
import { gridGameView } from '../dated-games/dated-games.module.js';
import type { PlayedDaily } from './played-daily.js';

const NO_LETTER = '.';

/** The stored form of the sequence before the player's own letters are known. */
export const sequenceText = (letters: readonly string[]): string =>
  letters.join('').padEnd(ROUNDS, NO_LETTER);

export const blindLettersOf = ({ letterSequence }: Pick<PlayedDaily, 'letterSequence'>): string[] =>
  [...letterSequence].slice(0, BLIND_LETTERS);

export const letterSequenceOf = ({ letterSequence }: Pick<PlayedDaily, 'letterSequence'>): string[] =>
  [...letterSequence].map((letter) => (letter === NO_LETTER ? '' : letter));

/** A daily or practice game, as its own player sees it. */
export const dailyView = (game: PlayedDaily, scoreGrid: Scorer['scoreGrid']): DailyGame => ({
  ...gridGameView(game),
  playerUUID: game.playerUUID,
  currentRoundState: game.currentRoundState,
  finalScore: game.status === 'completed' ? game.playerScore : null,
  letterSequence: letterSequenceOf(game),
  roundHistory: reviewRounds(game.roundHistory ?? [], scoreGrid),
  createdAt: game.createdAt.toISOString(),
  completedAt: game.completedAt?.toISOString() ?? null,
});
