import type { DailyProgress } from '@tessera/contracts';
import { BLIND_LETTERS, applyDaily, plainDate, replayDaily, type DailyMove } from '@tessera/rules';
import { currentIdentity } from '../../../store/identity';
import { saveDaily, savedDaily, type SavedDaily } from '../../../store/saved-daily';
import { acceptCompletion } from './completed-elsewhere';
import { playedRounds } from '../board/played-rounds';

/** Does a game that has come so far begin with these moves? */
const beginsWith = (moves: readonly DailyMove[], first: readonly DailyMove[]): boolean =>
  first.every(({ letter, cellIndex }, at) => {
    const move = moves[at];
    return move?.letter === letter && move.cellIndex === cellIndex;
  });

/**
 * Keeps what the server knows of a game in place of what stands here, unless that is the same game, and as
 * far or further. Answers what is kept now; null if that is no running game.
 */
export function applyServerProgress(progress: DailyProgress): SavedDaily | null {
  const { challengeDate, gameNumber, gameState, completed, finalScore } = progress;
  const { gameId, letterSequence, roundHistory, currentLetter, startedAt } = gameState;
  const date = plainDate(challengeDate);
  const { playerUUID } = currentIdentity();
  // An answer that comes after a logout is about somebody else.
  if (gameState.playerUUID !== playerUUID) return savedDaily(date);
  if (completed && finalScore !== null) {
    acceptCompletion({ date, gameNumber, finalScore, gameId });
    return null;
  }
  const saved = savedDaily(date);
  if (saved?.facts.gameId === gameId && beginsWith(saved.state.moves, roundHistory)) return saved;
  const played = replayDaily(letterSequence.slice(0, BLIND_LETTERS), roundHistory);
  if (!played) return saved;
  const chosen =
    currentLetter === null ? null : applyDaily(played, { kind: 'choose', letter: currentLetter }).state;
  const game = { facts: { gameId, gameNumber, date, playerUUID, startedAt }, state: chosen ?? played };
  saveDaily(game, playedRounds(played.moves));
  return game;
}
