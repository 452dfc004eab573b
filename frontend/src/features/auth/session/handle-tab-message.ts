import { LIMITS } from '@tessera/contracts/wire';
import type { IdentityMessage } from '../../../store/identity/identity-channel';
import { reloadPage } from '../../../store/page-load';
import { hasCookie } from '../../../store/identity/identity';
import { localStore } from '../../../store/storage/storage';
import { sessionActions, type SessionThunk } from '../session.slice';

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
