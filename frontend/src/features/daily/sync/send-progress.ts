import type { StateOutdatedBody } from '@tessera/contracts';
import { isApiError } from '../../../store/api/api-error';
import type { SavedDaily } from '../../../store/daily/saved-daily';
import { isProbablySignedIn } from '../../../store/identity/signed-in';
import { dailyTabId } from '../../../store/identity/tab-id';
import { dailyApi } from '../daily.api';
import { dailyActions, selectDaily, type DailyThunk } from '../daily.slice';
import { applyServerProgress } from './apply-server-progress';

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
