import { type DailyCommand, plainDate, type PlainDate } from '@tessera/rules';
import { completionOn } from '../../../store/daily/completions';
import { savedDaily } from '../../../store/daily/saved-daily';
import { createPlayThunk } from '../../../store/solo-board';
import { dailyActions, selectDaily, type DailyInPlay, type DailyRoot, type DailyThunk } from '../daily.slice';
import { deliver } from '../sync/deliver-daily';
import { saveGame, saveWithWords, sendProgress, applyServerProgress } from '../sync/progress';
import { createFormedWords } from '../../../solver/formed-words';
import type { Envelope } from '@tessera/contracts/live';
import { dailyTabId, isProbablySignedIn } from '../../../store/identity/identity';
import { dailyApi } from '../daily.api';

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

const inPlay = (root: DailyRoot): DailyInPlay | null => {
  const daily = selectDaily(root);
  return daily.phase === 'playing' ? daily : null;
};

const continueGame = createPlayThunk<DailyRoot, DailyInPlay>({
  inPlay,
  stepTaken: dailyActions.stepTaken,
  save: saveWithWords,
  deliver: () => deliver(),
  sendProgress,
});

/** Makes a player's move, unless another tab has continued this game: its moves come first. */
export const play =
  (command: DailyCommand): DailyThunk =>
  (dispatch) => {
    if (!dispatch(catchUp())) dispatch(continueGame(command));
  };

/** Applies what another tab did with this game if it is further along or completed. Returns whether it did. */
export const catchUp = (): DailyThunk<boolean> => (dispatch, getState) => {
  const game = inPlay(getState());
  if (!game || game.sending) return false;
  const completion = completionOn(game.facts.date);
  if (completion) {
    dispatch(dailyActions.gameDelivered(completion));
    return true;
  }
  const saved = savedDaily(game.facts.date);
  if (saved?.facts.gameId !== game.facts.gameId) return false;
  if (saved.state.moves.length <= game.state.moves.length) return false;
  dispatch(dailyActions.gameOpened(saved));
  return true;
};

/** Loads the word list while the player is thinking, then adds the words formed so far to the saved game. */
export const saveFormedWords = (): DailyThunk<Promise<void>> => async (dispatch, _, services) => {
  await services.get(createFormedWords).load();
  if (!dispatch(catchUp())) dispatch(saveGame());
};
