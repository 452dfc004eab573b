import { PAGES } from '@tessera/contracts/constants';
import { DEVICE_LABELS } from './device-labels';
import { createIdentityChannel } from '../../store/identity/identity-channel';
import { hardNavigate } from '../../store/page-load';
import { saveNotice } from '../../store/saved-notice';
import { sessionActions, type SessionThunk } from '../auth/session.slice';

/**
 * After this browser has been linked: loads home from scratch with a greeting, so that nothing of its former player stays
 * in memory. Its other tabs reload too. Its UUID remains, and means the other device's player from now on.
 */
export const startAsLinked =
  (playerName: string | null): SessionThunk =>
  (dispatch, _, services) => {
    dispatch(sessionActions.changeStarted());
    saveNotice({ title: DEVICE_LABELS.linked, ...(playerName !== null && { description: playerName }) });
    services.get(createIdentityChannel).notifyOtherTabs('changed');
    hardNavigate(PAGES.home);
  };
