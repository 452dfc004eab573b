import { SESSION_TEXTS } from '@tessera/contracts/accounts';
import { DEVICE_TEXTS } from '@tessera/contracts/devices';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { SESSION_LABELS } from '../auth-labels';
import { createIdentityChannel } from '../../../store/identity/identity-channel';
import { forgetPlayer } from '../../../store/local-player';
import { hardNavigate, reloadPage } from '../../../store/page-load';
import type { SessionEnd } from '../../../store/notifications';
import { announce } from '../../../ui/live-region/live-region';
import { showFailure, toast } from '../../../ui/toast/toast';
import { saveNotice, type Notice } from '../../../store/saved-notice';
import { sessionApi } from '../session.api';
import { selectSession, sessionActions, type SessionThunk } from '../session.slice';

const EXPIRED: Notice = {
  title: SESSION_LABELS.sessionExpiredTitle,
  description: SESSION_TEXTS.sessionExpired,
  tone: 'destructive',
};
const ELSEWHERE: Notice = {
  title: SESSION_LABELS.loggedOut,
  description: SESSION_TEXTS.loggedInElsewhere,
  tone: 'destructive',
};

/** While the account is being deleted, the answer to that says what follows, and not the end of its sessions. */
const createDeletion = () => ({ isUnderWay: false });

export const whileDeleting =
  <Answer>(answer: PromiseLike<Answer>): SessionThunk<Promise<Answer>> =>
  async (_dispatch, _getState, services) => {
    const deletion = services.get(createDeletion);
    deletion.isUnderWay = true;
    try {
      return await answer;
    } finally {
      deletion.isUnderWay = false;
    }
  };

/** Starts a logout and notifies the other tabs. False if one is already in progress. */
const begin = (): SessionThunk<boolean> => (dispatch, getState, services) => {
  if (services.get(createDeletion).isUnderWay || selectSession(getState()).changing) return false;
  dispatch(sessionActions.changeStarted());
  services.get(createIdentityChannel).notifyOtherTabs('leaving');
  return true;
};

/** Removes the player from this browser and loads another page. */
const leave =
  (load: () => void, { everything = false } = {}): SessionThunk =>
  (_dispatch, _getState, services) => {
    forgetPlayer({ everything });
    services.get(createIdentityChannel).notifyOtherTabs('changed');
    load();
  };

const goHome = () => hardNavigate(PAGES.home);

const callLogout = (): SessionThunk<Promise<boolean>> => async (dispatch) => {
  const { error } = await dispatch(sessionApi.endpoints.logout.initiate());
  return error === undefined;
};

/**
 * Logs out at the player's request. Only screen readers are told, because others see it. If the server can't be
 * reached, the session continues.
 */
export const logOut = (): SessionThunk<Promise<void>> => async (dispatch) => {
  if (!dispatch(begin())) return;
  announce(SESSION_LABELS.loggingOut);
  if (await dispatch(callLogout())) {
    saveNotice({ title: SESSION_LABELS.youLoggedOut, spoken: true });
    return dispatch(leave(goHome));
  }
  dispatch(sessionActions.changeFailed());
  showFailure(TEXTS.reconnect);
};

/** After the account has been deleted: removes everything that this browser stores about it. */
export const leaveDeletedAccount =
  (notice: Notice): SessionThunk =>
  (dispatch) => {
    dispatch(begin());
    saveNotice(notice);
    dispatch(leave(goHome, { everything: true }));
  };

/**
 * A new password ends all sessions of its account. If that includes this browser's, the player is removed
 * without a notice, because the sign-in page follows anyway.
 */
export const finishPasswordReset = (): SessionThunk<Promise<void>> => async (dispatch, _, services) => {
  const ask = sessionApi.endpoints.currentUser.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(ask);
  if (data === null) return dispatch(leave(services.get(createIdentityChannel).acknowledgeOwnChange));
  dispatch(sessionActions.changeFailed());
};

/** Ends a session that the player didn't end, with a notice now and on the next page. */
const endSession =
  (notice: Notice, load: () => void, waitMs = 0): SessionThunk<Promise<void>> =>
  async (dispatch) => {
    if (!dispatch(begin())) return;
    toast(notice);
    saveNotice(notice);
    const waited = new Promise((resolve) => setTimeout(resolve, waitMs));
    await dispatch(callLogout());
    await waited;
    dispatch(leave(load));
  };

/** The player was signed in a moment ago but no longer is: somebody has signed in elsewhere. */
export const endLostSession = () => endSession(ELSEWHERE, goHome);

/** The player belongs to an account but has not been signed in since the page loaded. */
export const endOrphanedSession = () => endSession(EXPIRED, goHome);

/** The server itself has ended the session, or has been told to forget this device. */
export const endSessionFromServer = (end: SessionEnd) =>
  end.source === 'rejection' && end.code === 'DEVICE_FORGOTTEN'
    ? endSession({ title: DEVICE_TEXTS.wasForgotten }, goHome)
    : end.source === 'sse'
      ? endSession({ ...EXPIRED, description: end.reason ?? SESSION_TEXTS.loggedInElsewhere }, goHome)
      : endSession(EXPIRED, reloadPage, LIMITS.SESSION_RELOAD_MS);
