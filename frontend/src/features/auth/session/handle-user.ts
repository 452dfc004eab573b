import type { User } from '@tessera/contracts/accounts';
import { SESSION_LABELS } from '../auth-labels';
import { api } from '../../../store/api/api';
import {
  currentIdentity,
  markSignedIn,
  markSignedOut,
  signedInSince,
} from '../../../store/identity/identity';
import { createIdentityChannel } from '../../../store/identity/identity-channel';
import { liveGamesNotifier, mayHaveGames } from '../../../store/live-games';
import { switchPlayer } from '../../../store/local-player';
import { showFailure } from '../../../ui/toast/toast';
import { endLostSession, endOrphanedSession } from './end-session';
import { sessionApi } from '../session.api';
import { selectSession, sessionActions, type SessionThunk } from '../session.slice';

/** Handles the server's response about who is signed in. Null means nobody. */
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

/** This browser considered itself signed in but isn't. If its player belongs to an account, ends the session. */
const endSessionIfOrphaned = (): SessionThunk<Promise<void>> => async (dispatch) => {
  const { playerUUID } = currentIdentity();
  const check = sessionApi.endpoints.checkUuidAssociation.initiate(playerUUID, { subscribe: false });
  const { data } = await dispatch(check);
  if (data?.shouldLogout) await dispatch(endOrphanedSession());
  else if (data) markSignedOut();
};

/** Links this browser's player, which isn't the account's yet, and switches to the account's player. */
const linkPlayer = (): SessionThunk<Promise<void>> => async (dispatch, _, services) => {
  const { data } = await dispatch(sessionApi.endpoints.linkUuid.initiate(currentIdentity().playerUUID));
  if (!data) return showFailure(SESSION_LABELS.linkFailed);
  switchPlayer(data.playerUUID);
  services.get(createIdentityChannel).acknowledgeOwnChange();
  dispatch(api.util.resetApiState());
  // That ends whatever no component subscribes to, such as the list of games.
  if (mayHaveGames()) liveGamesNotifier.notify(null);
};
