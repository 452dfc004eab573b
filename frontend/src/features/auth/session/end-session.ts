import { LIMITS, PAGES, SESSION_TEXTS, TEXTS } from '@tessera/contracts/constants';
import { createIdentityChannel } from '../../../store/identity-channel';
import { forgetPlayer } from '../../../store/local-player';
import { hardNavigate, reloadPage } from '../../../store/page-load';
import type { SessionEnd } from '../../../store/notifications';
import { toast } from '../../../ui/toast/toast';
import { saveNotice, type Notice } from './saved-notice';
import { sessionApi } from '../session.api';
import { selectSession, sessionActions, type SessionThunk } from '../session.slice';

const EXPIRED: Notice = {
  title: SESSION_TEXTS.sessionExpiredTitle,
  description: SESSION_TEXTS.sessionExpired,
  tone: 'destructive',
};
const ELSEWHERE: Notice = {
  title: SESSION_TEXTS.loggedOut,
  description: SESSION_TEXTS.loggedInElsewhere,
  tone: 'destructive',
};

/** Starts a logout, and tells the other tabs; false if one is under way already. */
const begin = (): SessionThunk<boolean> => (dispatch, getState, services) => {
  if (selectSession(getState()).changing) return false;
  dispatch(sessionActions.changeStarted());
  services.get(createIdentityChannel).notifyOtherTabs('leaving');
  return true;
};

/** Nothing of the player stays here, and the page is another one. */
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

/** The player wants to: without a word, unless the server cannot be told. Then the session goes on. */
export const logOut = (): SessionThunk<Promise<void>> => async (dispatch) => {
  if (!dispatch(begin())) return;
  if (await dispatch(callLogout())) return dispatch(leave(goHome));
  dispatch(sessionActions.changeFailed());
  toast({ title: TEXTS.reconnect, tone: 'destructive' });
};

/** The account is deleted: what this browser remembers of it goes too. */
export const leaveDeletedAccount =
  (notice: Notice): SessionThunk =>
  (dispatch) => {
    dispatch(begin());
    saveNotice(notice);
    dispatch(leave(goHome, { everything: true }));
  };

/**
 * A new password has ended all sessions of its account. If this browser had one it is no more signed in,
 * which is no surprise: then nothing is said, and the sign-in page follows anyway.
 */
export const finishPasswordReset = (): SessionThunk<Promise<void>> => async (dispatch, _, services) => {
  const ask = sessionApi.endpoints.currentUser.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data } = await dispatch(ask);
  if (data === null) return dispatch(leave(services.get(createIdentityChannel).acknowledgeOwnChange));
  dispatch(sessionActions.changeFailed());
};

/** The session has ended without the player: says so, now and on the page that follows. */
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

/** Signed in a moment ago, and now no more: somebody has signed in elsewhere. */
export const endLostSession = () => endSession(ELSEWHERE, goHome);

/** Never seen signed in, but the player belongs to an account. */
export const endOrphanedSession = () => endSession(EXPIRED, goHome);

/** What the server itself says about the session. */
export const endSessionFromServer = (end: SessionEnd) =>
  end.source === 'sse'
    ? endSession({ ...EXPIRED, description: end.reason ?? SESSION_TEXTS.loggedInElsewhere }, goHome)
    : endSession(EXPIRED, reloadPage, LIMITS.SESSION_RELOAD_MS);
