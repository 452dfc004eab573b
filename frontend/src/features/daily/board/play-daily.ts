import { plainDate, type PlainDate } from '@tessera/rules';
import { completionOn } from '../../../store/daily/completions';
import { savedDaily, savedVersion, type SavedDaily } from '../../../store/daily/saved-daily';
import { createCatchUpThunk, createPlayThunk } from '../../../store/solo-board';
import {
  dailyActions,
  dailyInPlay as inPlay,
  type DailyInPlay,
  type DailyRoot,
  type DailyThunk,
} from '../daily.slice';
import { deliver } from '../sync/deliver-daily';
import { saveGame, saveWithWords, sendProgress, applyServerProgress } from '../sync/progress';
import { createFormedWords } from '../../../solver/formed-words';
import type { Envelope } from '@tessera/contracts/live';
import { dailyTabId, isProbablySignedIn } from '../../../store/identity/identity';
import { dailyApi } from '../daily.api';

/** Saves the signed-in player's progress from other devices in this browser, and shows it if the game is already open. */
export const restoreProgress =
  (date: PlainDate): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    if (!isProbablySignedIn()) return;
    const ask = dailyApi.endpoints.restoreState.initiate(date, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(ask);
    if (!data?.state) return;
    dispatch(applyServerProgress(data.state));
    dispatch(catchUp());
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

const continueSaved = createCatchUpThunk<DailyRoot, SavedDaily>(
  inPlay,
  savedVersion,
  dailyActions.gameOpened,
  deliver,
);

/** Applies what another tab did with this game if it is further along or completed. Returns whether it did. */
export const catchUp = (): DailyThunk<boolean> => (dispatch, getState) => {
  const game = inPlay(getState());
  const completion = game && !game.sending ? completionOn(game.facts.date) : null;
  if (!completion) return dispatch(continueSaved());
  dispatch(dailyActions.gameDelivered(completion));
  return true;
};

export const play = createPlayThunk<DailyRoot, DailyInPlay>({
  inPlay,
  stepTaken: dailyActions.stepTaken,
  catchUp,
  save: saveWithWords,
  deliver: () => deliver(),
  sendProgress,
});

/** Loads the word list while the player is thinking, then adds the words formed so far to the saved game. */
export const saveFormedWords = (): DailyThunk<Promise<void>> => async (dispatch, _, services) => {
  await services.get(createFormedWords).load();
  if (!dispatch(catchUp())) dispatch(saveGame());
};
