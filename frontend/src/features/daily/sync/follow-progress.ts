import type { Envelope } from '@tessera/contracts/live';
import { plainDate, type PlainDate } from '@tessera/rules';
import { savedDaily } from '../../../store/daily/saved-daily';
import { dailyTabId, isProbablySignedIn } from '../../../store/identity/identity';
import { catchUp } from '../board/play-daily';
import { dailyApi } from '../daily.api';
import type { DailyThunk } from '../daily.slice';
import { applyServerProgress } from './progress';

/** Saves the signed-in player's progress from other devices in this browser, before the game is opened. */
export const restoreProgress =
  (date: PlainDate): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    if (!isProbablySignedIn()) return;
    const ask = dailyApi.endpoints.restoreState.initiate(date, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(ask);
    if (data?.state) dispatch(applyServerProgress(data.state));
  };

/** Applies progress from another tab of the session, which may use a separate storage. */
export const receiveProgress =
  ({ challengeDate, clientId, gameState, currentRound, completed, finalScore }: Envelope): DailyThunk =>
  (dispatch) => {
    if (clientId === dailyTabId() || !challengeDate || !gameState) return;
    const saved = savedDaily(plainDate(challengeDate));
    if (!saved || currentRound === undefined) return;
    dispatch(
      applyServerProgress({
        challengeDate,
        gameNumber: saved.facts.gameNumber,
        currentRound,
        gameState,
        completed: completed ?? false,
        finalScore: finalScore ?? null,
      }),
    );
    dispatch(catchUp());
  };
