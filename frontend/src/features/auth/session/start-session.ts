import type { SignedIn } from '@tessera/contracts/accounts';
import { PAGES } from '@tessera/contracts/wire';
import { SESSION_LABELS } from '../auth-labels';
import { createIdentityChannel } from '../../../store/identity/identity-channel';
import { switchPlayer } from '../../../store/local-player';
import { hardNavigate } from '../../../store/page-load';
import { markSignedIn } from '../../../store/identity/identity';
import { saveNotice } from '../../../store/saved-notice';
import { sessionApi } from '../session.api';
import { sessionActions, type SessionThunk } from '../session.slice';

/**
 * Makes a call that starts another session. Until it is answered, nothing else may end the session: the server may have
 * linked this browser's player already, and then rejects requests without the new cookie.
 */
export const changingSession =
  <Answer extends { error?: unknown }>(call: () => Promise<Answer>): SessionThunk<Promise<Answer>> =>
  async (dispatch) => {
    dispatch(sessionActions.changeStarted());
    const answer = await call();
    if (answer.error !== undefined) dispatch(sessionActions.changeFailed());
    return answer;
  };

/**
 * After a login or registration: switches to the account's player and loads home from scratch with a
 * greeting, so that no other player's data stays in memory.
 */
export const startSession =
  ({ user, playerUUID }: SignedIn, greeting: string): SessionThunk<Promise<void>> =>
  async (dispatch, _, services) => {
    const channel = services.get(createIdentityChannel);
    dispatch(sessionActions.changeStarted());
    switchPlayer(playerUUID);
    channel.acknowledgeOwnChange();
    markSignedIn();
    const { error } = await dispatch(sessionApi.endpoints.linkUuid.initiate(playerUUID));
    saveNotice(
      error
        ? { title: SESSION_LABELS.linkFailed, tone: 'destructive' }
        : { title: greeting, description: user.playerName ?? user.name ?? user.email },
    );
    channel.notifyOtherTabs('changed');
    hardNavigate(PAGES.home);
  };
