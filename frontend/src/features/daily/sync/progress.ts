import type { StateOutdatedBody, DailyProgress, DailyCompletion } from '@tessera/contracts/daily';
import {
  BLIND_LETTERS,
  applyDaily,
  continuesFrom,
  plainDate,
  replayDaily,
  type PlainDate,
} from '@tessera/rules';
import { isApiError } from '../../../store/api/api-error';
import { type SavedDaily, saveDaily, savedDaily, removeDaily } from '../../../store/daily/saved-daily';
import { isProbablySignedIn, dailyTabId, currentIdentity } from '../../../store/identity/identity';
import { dailyApi } from '../daily.api';
import { dailyActions, selectDaily, type DailyThunk } from '../daily.slice';
import { createFormedWords } from '../../../solver/formed-words';
import type { Services } from '../../../store/services';
import type { ResponseOf } from '../../../store/api/api';
import { recordCompletion } from '../../../store/daily/completions';
import { today } from '../../../store/daily/today';

/** Fetches the state of a date's daily. Undefined if the server doesn't respond: the game works without it. */
export const fetchCompletion =
  (date: PlainDate): DailyThunk<Promise<ResponseOf<'checkCompletion'> | undefined>> =>
  async (dispatch) => {
    const { checkCompletion } = dailyApi.endpoints;
    // Subscribes, because a game created in the meantime would otherwise evict the response before it is read.
    const asking = dispatch(checkCompletion.initiate(date, { forceRefetch: true }));
    const { data } = await asking;
    asking.unsubscribe();
    return data;
  };

/** Stores a daily that was completed elsewhere, in place of the game saved in this browser. */
export function acceptCompletion({ date, gameNumber, finalScore, gameId }: DailyCompletion): void {
  recordCompletion({ date, gameNumber, finalScore, gameId }, today());
  removeDaily(date);
}

/** Saves a game in this browser, with the words formed so far. */
export const saveWithWords = (game: SavedDaily, services: Services): void =>
  saveDaily(game, services.get(createFormedWords).playedRounds(game.state.moves));

/** Saves the game on the board in this browser. */
export const saveGame = (): DailyThunk => (_, getState, services) => {
  const game = selectDaily(getState());
  if (game.phase === 'playing') saveWithWords(game, services);
};

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
    const game = { facts: { gameId, gameNumber, date, startedAt }, state: chosen ?? played };
    saveWithWords(game, services);
    return game;
  };

/**
 * Sends the game's progress to the server, for the player's other devices. If it fails, nothing is lost. If
 * another device has continued the game, the server's version replaces this one.
 */
export const sendProgress =
  ({ facts, state }: SavedDaily): DailyThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (!isProbablySignedIn()) return;
    const { gameId, date, startedAt } = facts;
    const { moves, letter, round } = state;
    const { syncState } = dailyApi.endpoints;
    const gameState = { gameId, startedAt, currentLetter: letter, roundHistory: [...moves] };
    const told = { challengeDate: date, currentRound: round, gameState, clientId: dailyTabId() };
    const { error } = await dispatch(syncState.initiate(told, { track: false }));
    if (!isApiError(error) || error.code !== 'STATE_OUTDATED') return;
    const saved = dispatch(applyServerProgress((error.body as StateOutdatedBody).state));
    const now = selectDaily(getState());
    if (now.phase !== 'playing' || now.sending || now.facts.date !== date) return;
    if (!saved) dispatch(dailyActions.alreadyPlayed({ gameId, date }));
    else if (saved.state.moves.length !== now.state.moves.length || saved.facts.gameId !== now.facts.gameId)
      dispatch(dailyActions.gameOpened(saved));
  };
