import { LIMITS } from '@tessera/contracts/wire';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../store/create-store';
import { createIdentityChannel, type IdentityMessage } from '../../../store/identity/identity-channel';
import { createSessionNotifiers } from '../../../store/notifications';
import { service } from '../../../store/services';
import { isProbablySignedIn, hasCookie } from '../../../store/identity/identity';
import { loadChunk, reportMissingChunk } from '../../../ui/lazy/load-chunk';
import { useCurrentUserQuery } from '../session.api';
import { selectSession, type SessionThunk, sessionActions } from '../session.slice';
import { takeSavedNotice } from '../../../store/saved-notice';
import { announce } from '../../../ui/live-region/live-region';
import { toast } from '../../../ui/toast/toast';
import { reloadPage } from '../../../store/page-load';
import { localStore } from '../../../store/storage/storage';

/** Handles a change of player in another tab of this browser. */
export const handleTabMessage =
  (message: IdentityMessage): SessionThunk =>
  (dispatch) => {
    if (message === 'leaving') {
      dispatch(sessionActions.changeStarted());
      // In case the other tab doesn't finish.
      setTimeout(() => dispatch(sessionActions.changeFailed()), LIMITS.REQUEST_TIMEOUT_MS);
    } else {
      // After a logout, drops values that only this tab holds because local storage was full.
      if (!hasCookie()) localStore.forgetRejected(null);
      reloadPage();
    }
  };

/** Screen readers ignore what a live region contains when the page appears. */
const SETTLED_MS = 500;

/** Shows the notice of the previous page, once. */
function showSavedNotice(): void {
  const notice = takeSavedNotice();
  if (notice?.spoken) setTimeout(() => announce(notice.title), SETTLED_MS);
  else if (notice) toast(notice);
}

/** Loads this code only for players who have or had a session. */
const later =
  (load: () => Promise<SessionThunk<unknown>>): SessionThunk =>
  (dispatch) => {
    // The chunk can't be loaded offline, but the next response triggers it again.
    loadChunk(load).then(dispatch, () => reportMissingChunk());
  };

/**
 * Tracks the session for as long as the page is open. Used once, in the shell. Returns whether there is a
 * session.
 */
export function useSession(): boolean {
  const dispatch = useAppDispatch();
  const { signedIn, changing } = useSelector(selectSession);
  // A login or logout reloads the page, so this never changes.
  const [expected] = useState(isProbablySignedIn);
  const { data: user } = useCurrentUserQuery(undefined, {
    skip: !expected,
    pollingInterval: LIMITS.USER_REFETCH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });

  useEffect(showSavedNotice, []);
  useEffect(() => {
    const channel = dispatch(service(createIdentityChannel));
    return channel.watch((message) => dispatch(handleTabMessage(message)));
  }, [dispatch]);
  useEffect(
    () =>
      dispatch(service(createSessionNotifiers)).end.listen((end) =>
        dispatch(
          later(() => import('./end-session').then(({ endSessionFromServer }) => endSessionFromServer(end))),
        ),
      ),
    [dispatch],
  );
  useEffect(() => {
    if (user === undefined) return;
    dispatch(later(() => import('./handle-user').then(({ handleUser }) => handleUser(user))));
  }, [dispatch, user]);
  return signedIn && !changing;
}
