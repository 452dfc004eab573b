import type { StateOutdatedBody } from '@tessera/contracts';
import { isApiError } from '../../../store/api-error';
import type { SavedDaily } from '../../../store/saved-daily';
import { isProbablySignedIn } from '../../../store/signed-in';
import { dailyTabId } from '../../../store/tab-id';
import { dailyApi } from '../daily.api';
import { dailyActions, selectDaily, type DailyThunk } from '../daily.slice';
import { applyServerProgress } from './apply-server-progress';

/**
 * Tells the server how far a game is: for the player's other devices. Nothing hangs on it, unless one of
 * them has gone on by itself: then the game is as the server has it.
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
    const saved = applyServerProgress((error.body as StateOutdatedBody).state);
    const now = selectDaily(getState());
    if (now.phase !== 'playing' || now.sending || now.facts.date !== date) return;
    if (!saved) dispatch(dailyActions.alreadyPlayed({ gameId, date }));
    else if (saved.state.moves.length !== now.state.moves.length || saved.facts.gameId !== now.facts.gameId)
      dispatch(dailyActions.gameOpened(saved));
  };
