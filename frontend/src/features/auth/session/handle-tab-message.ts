import { LIMITS } from '@tessera/contracts/constants';
import type { IdentityMessage } from '../../../store/identity-channel';
import { reloadPage } from '../../../store/page-load';
import { hasCookie } from '../../../store/signed-in';
import { localStore } from '../../../store/storage';
import { sessionActions, type SessionThunk } from '../session.slice';

/** What another tab of this browser does with the player. */
export const handleTabMessage =
  (message: IdentityMessage): SessionThunk =>
  (dispatch) => {
    if (message === 'leaving') {
      dispatch(sessionActions.changeStarted());
      // Unless that tab does not get through with it.
      setTimeout(() => dispatch(sessionActions.changeFailed()), LIMITS.REQUEST_TIMEOUT_MS);
    } else {
      // After a logout, nothing stays that only this tab kept because the storage was full.
      if (!hasCookie()) localStore.forgetRejected(null);
      reloadPage();
    }
  };
