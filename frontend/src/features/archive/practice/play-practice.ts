import type { PracticeGame } from '@tessera/contracts/practice';
import { TEXTS, rejectedText } from '@tessera/contracts/texts';
import { isGameGone } from '../../../store/api/api-error';
import { completionBody, finalRejection, fromServer } from '../../../store/daily/daily-on-server';
import { KEYS } from '../../../store/storage/keys';
import { removeDaily, savePractice, savedVersion, type SavedDaily } from '../../../store/daily/saved-daily';
import { createCatchUpThunk, createDeliverThunk, createPlayThunk } from '../../../store/solo-board';
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
    () => deliverPractice(),
  ),
  save: savePractice,
  deliver: () => deliverPractice(),
});

/** The player's own game of the date with this grid. Null if it has other letters or is completed. */
const ownGame =
  ({ facts, state }: SavedDaily): PracticeThunk<Promise<SavedDaily | null>> =>
  async (dispatch) => {
    const ask = archiveApi.endpoints.createPractice.initiate(facts.date, { track: false });
    const game = await dispatch(ask).unwrap();
    const own = fromServer(game);
    const isSame = own.state.blindLetters.join() === state.blindLetters.join();
    return isSame && game.status === 'active' ? { ...own, state } : null;
  };

/** Completes the game, or if it is gone, the player's own of that date. */
const complete =
  (saved: SavedDaily): PracticeThunk<Promise<PracticeGame>> =>
  async (dispatch) => {
    const { completePractice } = archiveApi.endpoints;
    const request = ({ facts: { gameId }, state }: SavedDaily) =>
      dispatch(completePractice.initiate({ gameId, body: completionBody(state) })).unwrap();
    try {
      return await request(saved);
    } catch (error) {
      const own = isGameGone(error) && (await dispatch(ownGame(saved)));
      if (!own) throw error;
      return request(own);
    }
  };

/** Sends the full grid on the board. The same grid may be sent any number of times and is scored once. */
export const deliverPractice = createDeliverThunk({
  inPlay,
  isSame: (now, { facts }) => now.facts.gameId === facts.gameId,
  actions: practiceActions,
  send: (saved) => async (dispatch) => {
    const game = await dispatch(complete(saved));
    removeDaily(saved.facts.date, KEYS.practiceGame);
    return game;
  },
  sent: (game, { facts: { date } }) => practiceActions.gameCompleted({ date, game, fresh: true }),
  failed:
    (error, { facts: { date, gameNumber } }) =>
    (dispatch) => {
      const detail = finalRejection(error);
      if (detail === null) return showFailure(TEXTS.submitGameFailed);
      removeDaily(date, KEYS.practiceGame);
      const failure = { date, title: rejectedText(gameNumber), detail, canRetry: true };
      return dispatch(practiceActions.openingFailed(failure));
    },
});
