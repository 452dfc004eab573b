import { TEXTS, rejectedText } from '@tessera/contracts/texts';
import { isGameGone } from '../../../store/api/api-error';
import { completionBody, finalRejection, fromServer } from '../../../store/daily/daily-on-server';
import { KEYS } from '../../../store/storage/keys';
import { removeDaily, savePractice, savedVersion, type SavedDaily } from '../../../store/daily/saved-daily';
import { createCatchUpThunk, createPlayThunk } from '../../../store/solo-board';
import { showFailure } from '../../../ui/toast/toast';
import { archiveApi } from '../archive.api';
import { practiceActions, selectPractice, type PracticeRoot, type PracticeThunk } from './practice.slice';

const inPlay = (root: PracticeRoot) => {
  const practice = selectPractice(root);
  return practice.phase === 'playing' ? practice : null;
};

export const playPractice = createPlayThunk({
  inPlay,
  stepTaken: practiceActions.stepTaken,
  catchUp: createCatchUpThunk<PracticeRoot, SavedDaily>(
    inPlay,
    (game) => savedVersion(game, KEYS.practiceGame),
    practiceActions.gameOpened,
  ),
  save: savePractice,
  deliver: () => deliverPractice(),
});

/**
 * Puts the grid into the player's own game of the date if that has the same letters. Returns null if it can be sent then;
 * else why not, which is `reason` unless that can't be told now.
 */
const renewPractice =
  ({ facts, state }: SavedDaily, reason: unknown): PracticeThunk<Promise<unknown>> =>
  async (dispatch) => {
    const ask = archiveApi.endpoints.createPractice.initiate(facts.date, { track: false });
    const { data: game, error } = await dispatch(ask);
    // Once the player has left the page, the next visit sends the saved grid.
    if (!game || !dispatch(isOnBoard(facts.gameId))) return error;
    if (game.status !== 'active') return reason;
    const own = fromServer(game);
    if (own.state.blindLetters.join() !== state.blindLetters.join()) return reason;
    savePractice({ ...own, state });
    dispatch(practiceActions.gameOpened({ ...own, state }));
    return null;
  };

/** Sends the full grid, one request at a time. The same grid may be sent any number of times and is scored once. */
export const deliverPractice =
  ({ again = true } = {}): PracticeThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const practice = selectPractice(getState());
    if (practice.phase !== 'playing' || practice.sending) return;
    const { facts, state } = practice;
    const { gameId, gameNumber, date } = facts;
    dispatch(practiceActions.sendingStarted());
    try {
      const { completePractice } = archiveApi.endpoints;
      const game = await dispatch(
        completePractice.initiate({ gameId, body: completionBody(state) }),
      ).unwrap();
      removeDaily(date, KEYS.practiceGame);
      if (dispatch(isOnBoard(gameId))) dispatch(practiceActions.gameCompleted({ date, game, fresh: true }));
    } catch (error) {
      const failure = again && isGameGone(error) ? await dispatch(renewPractice(practice, error)) : error;
      if (failure === null) return dispatch(deliverPractice({ again: false }));
      const detail = finalRejection(failure);
      if (detail !== null) removeDaily(date, KEYS.practiceGame);
      if (!dispatch(isOnBoard(gameId))) return;
      if (detail !== null) {
        const title = rejectedText(gameNumber);
        dispatch(practiceActions.openingFailed({ date, title, detail, canRetry: true }));
      } else {
        dispatch(practiceActions.sendingFailed());
        showFailure(TEXTS.submitGameFailed);
      }
    }
  };

/** Another date's game may have replaced it in the meantime. */
const isOnBoard =
  (gameId: string): PracticeThunk<boolean> =>
  (_, getState) => {
    const practice = selectPractice(getState());
    return practice.phase === 'playing' && practice.facts.gameId === gameId;
  };
