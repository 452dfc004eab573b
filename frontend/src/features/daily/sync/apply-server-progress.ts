import type { DailyProgress } from '@tessera/contracts';
import { BLIND_LETTERS, applyDaily, continuesFrom, plainDate, replayDaily } from '@tessera/rules';
import { currentIdentity } from '../../../store/identity/identity';
import { saveDaily, savedDaily, type SavedDaily } from '../../../store/daily/saved-daily';
import type { DailyThunk } from '../daily.slice';
import { acceptCompletion } from './completed-elsewhere';
import { createFormedWords } from '../../../solver/formed-words';

/**
 * Replaces the saved game with the server's, unless it is the same game and at least as far along. Returns
 * the game that is now saved, or null if none is running.
 */
export const applyServerProgress =
  (progress: DailyProgress): DailyThunk<SavedDaily | null> =>
  (_dispatch, _getState, services) => {
    const { challengeDate, gameNumber, gameState, completed, finalScore } = progress;
    const { gameId, letterSequence, roundHistory, currentLetter, startedAt } = gameState;
    const date = plainDate(challengeDate);
    const { playerUUID } = currentIdentity();
    // A response that arrives after a logout belongs to the previous player.
    if (gameState.playerUUID !== playerUUID) return savedDaily(date);
    if (completed && finalScore !== null) {
      acceptCompletion({ date, gameNumber, finalScore, gameId });
      return null;
    }
    const saved = savedDaily(date);
    if (saved?.facts.gameId === gameId && continuesFrom(roundHistory, saved.state.moves)) return saved;
    const played = replayDaily(letterSequence.slice(0, BLIND_LETTERS), roundHistory);
    if (!played) return saved;
    const chosen =
      currentLetter === null ? null : applyDaily(played, { kind: 'choose', letter: currentLetter }).state;
    const game = { facts: { gameId, gameNumber, date, playerUUID, startedAt }, state: chosen ?? played };
    saveDaily(game, services.get(createFormedWords).playedRounds(played.moves));
    return game;
  };
