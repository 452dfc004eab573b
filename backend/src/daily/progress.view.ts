import type { DailyProgress } from '@tessera/contracts/daily';
import {
  gridFromText,
  isDailyComplete,
  replayDaily,
  reviewRounds,
  roundStateOf,
  rowsFromGrid,
  type DailyMove,
  type DailyState,
} from '@tessera/rules';
import { blindLettersOf, letterSequenceOf } from '../solo-games/index.js';
import { invalidField } from '../platform/requests/app-error.js';
import type { Lexicon } from '../words/index.js';
import type { DailyGameEntity } from './daily.entity.js';

/** What only the device knows about a running daily. */
export interface ReportedState {
  roundHistory: readonly DailyMove[];
  currentLetter?: string | null | undefined;
  startedAt?: string | undefined;
  revealedIndices?: number[] | undefined;
}

/** The daily after the reported rounds. Throws an AppError if they aren't legal. */
function replayed(game: DailyGameEntity, { roundHistory, currentLetter }: ReportedState): DailyState {
  const state = replayDaily(blindLettersOf(game), roundHistory);
  if (!state) throw invalidField('gameState.roundHistory', "These rounds don't match the start of this game");
  return isDailyComplete(state) ? state : { ...state, letter: state.letter ?? currentLetter ?? null };
}

const common = (game: DailyGameEntity) => ({
  gameId: game.gameId,
  playerUUID: game.playerUUID,
  dailyChallengeDate: game.dailyChallengeDate,
  letterSequence: letterSequenceOf(game),
});

/** A daily as any device can continue it: the server's own game with the reported rounds. */
export function progressView(
  game: DailyGameEntity,
  reported: ReportedState,
  lexicon: Lexicon,
): DailyProgress {
  const { scoreGrid } = lexicon.scorerOf(game.lexicon);
  const { gameNumber, dailyChallengeDate: challengeDate } = game;
  const isCompleted = game.status === 'completed';
  const state = isCompleted ? null : replayed(game, reported);
  const grid = state?.grid ?? gridFromText(game.playerGrid);
  const { total } = scoreGrid(grid);
  const moves = state?.moves ?? game.roundHistory ?? [];
  return {
    challengeDate,
    gameNumber,
    currentRound: state?.round ?? game.currentRound,
    gameState: {
      ...common(game),
      playerGrid: rowsFromGrid(grid),
      playerScore: total,
      totalScore: total,
      currentLetter: state?.letter ?? null,
      currentRoundState: state ? roundStateOf(state) : 'placing',
      ...(reported.revealedIndices ? { revealedIndices: reported.revealedIndices } : {}),
      roundHistory: reviewRounds([...moves], scoreGrid),
      startedAt: reported.startedAt ?? game.createdAt.toISOString(),
    },
    completed: isCompleted,
    finalScore: isCompleted ? game.playerScore : null,
  };
}
