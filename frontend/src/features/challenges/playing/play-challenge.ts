import type { ChallengeGame } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import type { ErrorCode } from '@tessera/contracts/wire';
import { isDailyComplete } from '@tessera/rules';
import { isApiError, isGameGone } from '../../../store/api/api-error';
import { completionBody, finalRejection } from '../../../store/daily/daily-on-server';
import { createCatchUpThunk, createDeliverThunk, createPlayThunk } from '../../../store/solo-board';
import { showFailure } from '../../../ui/toast/toast';
import { challengesApi } from '../challenges.api';
import {
  challengeActions,
  selectChallenge,
  type ChallengeRoot,
  type ChallengeThunk,
  fromServer,
  removeOldChallenges,
  removeSavedChallenge,
  saveChallenge,
  savedChallenge,
  savedChallengeCodes,
  type SavedChallenge,
} from './challenge.slice';

/** These are about the challenge, so sending the grid again doesn't help. */
const FINAL: readonly (ErrorCode | null)[] = ['CHALLENGE_NOT_FOUND', 'CHALLENGE_ENDED', 'OWN_CHALLENGE'];

const rejectionIn = (error: unknown): string | null =>
  isApiError(error) && FINAL.includes(error.code) ? error.message : finalRejection(error);

/** Puts a game on the board. A full grid is sent. */
const openSaved =
  (saved: SavedChallenge): ChallengeThunk =>
  (dispatch) => {
    dispatch(challengeActions.gameOpened(saved));
    if (isDailyComplete(saved.state)) void dispatch(deliverChallenge());
  };

/** Puts the game that this browser has saved on the board. */
export const resumeChallenge =
  (code: string): ChallengeThunk =>
  (dispatch) => {
    const saved = savedChallenge(code);
    if (saved) dispatch(openSaved(saved));
  };

/**
 * Puts a game that the server has started on the board, or shows it if it is completed. The server doesn't know the moves
 * that this browser has saved.
 */
export const openGame =
  (game: ChallengeGame): ChallengeThunk =>
  (dispatch) => {
    if (game.status === 'completed') {
      dispatch(challengesApi.util.invalidateTags(['Challenges']));
      return;
    }
    removeOldChallenges();
    const opened = savedChallenge(game.code) ?? fromServer(game);
    saveChallenge(opened);
    dispatch(openSaved(opened));
  };

const inPlay = (root: ChallengeRoot) => {
  const challenge = selectChallenge(root);
  return challenge.phase === 'playing' ? challenge : null;
};

export const playChallenge = createPlayThunk({
  inPlay,
  stepTaken: challengeActions.stepTaken,
  catchUp: createCatchUpThunk<ChallengeRoot, SavedChallenge>(
    inPlay,
    ({ code }) => savedChallenge(code),
    challengeActions.gameOpened,
    () => deliverChallenge(),
  ),
  save: saveChallenge,
  deliver: () => deliverChallenge(),
});

/** Completes the game. If the server no longer knows it, after a restored backup for instance, starts it again first. */
const complete =
  ({ code, state }: SavedChallenge): ChallengeThunk<Promise<ChallengeGame>> =>
  async (dispatch) => {
    const { completeChallenge, startChallenge } = challengesApi.endpoints;
    const request = () =>
      dispatch(completeChallenge.initiate({ code, body: completionBody(state) }, { track: false })).unwrap();
    try {
      return await request();
    } catch (error) {
      if (!isGameGone(error)) throw error;
      await dispatch(startChallenge.initiate(code, { track: false })).unwrap();
      return request();
    }
  };

/** Sends a full grid. The same grid may be sent any number of times and is scored once. */
const send =
  (saved: SavedChallenge): ChallengeThunk<Promise<ChallengeGame>> =>
  async (dispatch) => {
    const { code } = saved;
    try {
      const game = await dispatch(complete(saved));
      removeSavedChallenge(code);
      return game;
    } catch (error) {
      if (rejectionIn(error) !== null) removeSavedChallenge(code);
      throw error;
    }
  };

/** Sends the full grid on the board. */
export const deliverChallenge = createDeliverThunk({
  inPlay,
  isSame: (now, { code }) => now.code === code,
  actions: challengeActions,
  send,
  sent: challengeActions.gameCompleted,
  failed:
    (error, { code }) =>
    (dispatch) => {
      const detail = rejectionIn(error);
      if (isApiError(error) && error.code === 'GRID_DIFFERS') {
        dispatch(challengeActions.gameClosed());
        dispatch(challengesApi.util.invalidateTags(['Challenges']));
      } else if (detail !== null) dispatch(challengeActions.gameRejected({ code, detail }));
      else showFailure(TEXTS.submitGameFailed);
    },
});

/** Sends full grids that an earlier visit couldn't deliver. */
export const deliverSavedChallenges = (): ChallengeThunk<Promise<void>> => async (dispatch) => {
  for (const code of savedChallengeCodes()) {
    const saved = savedChallenge(code);
    if (!saved || !isDailyComplete(saved.state)) continue;
    // It is sent again on the next visit, or the server will never accept it.
    await dispatch(send(saved)).catch(() => undefined);
  }
};
