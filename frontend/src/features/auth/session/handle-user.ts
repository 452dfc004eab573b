import { SESSION_TEXTS } from '@tessera/contracts/constants';
import type { User } from '@tessera/contracts';
import { api } from '../../../store/api';
import { currentIdentity } from '../../../store/identity';
import { createIdentityChannel } from '../../../store/identity-channel';
import { switchPlayer } from '../../../store/local-player';
import { markSignedIn, markSignedOut, signedInSince } from '../../../store/signed-in';
import { toast } from '../../../ui/toast/toast';
import { endLostSession, endOrphanedSession } from './end-session';
import { sessionApi } from '../session.api';
import { selectSession, sessionActions, type SessionThunk } from '../session.slice';

/** Who is signed in, as the server has just said: null is nobody. */
export const handleUser =
  (user: User | null): SessionThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { changing, signedIn } = selectSession(getState());
    if (changing) return;
    if (user === null) return dispatch(signedIn ? endLostSession() : endSessionIfOrphaned());
    if (signedIn) return;
    dispatch(sessionActions.signInConfirmed());
    if (signedInSince() === null) markSignedIn();
    if (user.playerUUID !== currentIdentity().playerUUID) await dispatch(linkPlayer());
  };

/** This browser took itself for signed in and is not: does its player belong to an account? */
const endSessionIfOrphaned = (): SessionThunk<Promise<void>> => async (dispatch) => {
  const { playerUUID } = currentIdentity();
  const check = sessionApi.endpoints.checkUuidAssociation.initiate(playerUUID, { subscribe: false });
  const { data } = await dispatch(check);
  if (data?.shouldLogout) await dispatch(endOrphanedSession());
  else if (data) markSignedOut();
};

/** The browser's player is not yet the account's: what it has played goes over, and it takes that name. */
const linkPlayer = (): SessionThunk<Promise<void>> => async (dispatch, _, services) => {
  const { data } = await dispatch(sessionApi.endpoints.linkUuid.initiate(currentIdentity().playerUUID));
  if (!data) return toast({ title: SESSION_TEXTS.linkFailed, tone: 'destructive' });
  switchPlayer(data.playerUUID);
  services.get(createIdentityChannel).acknowledgeOwnChange();
  dispatch(api.util.resetApiState());
};
