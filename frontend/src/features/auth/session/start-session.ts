import type { SignedIn } from '@tessera/contracts/accounts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect } from 'react';
import { SESSION_LABELS } from '../auth-labels';
import { isPassing } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/create-store';
import { createIdentityChannel } from '../../../store/identity/identity-channel';
import { switchPlayer } from '../../../store/local-player';
import { hardNavigate } from '../../../store/page-load';
import { markSignedIn } from '../../../store/identity/identity';
import { service } from '../../../store/services';
import { saveNotice } from '../../../store/saved-notice';
import { sessionApi } from '../session.api';
import { sessionActions, type SessionThunk } from '../session.slice';

/** The page on which players sign in, and whether the answer to the last attempt there was lost. */
const createSignInPage = () => ({ isOpen: false, isLost: false });

/**
 * Makes a call that starts another session. Until it is answered, nothing else may end the session: the server may have
 * linked this browser's player already, and then rejects requests without the new cookie. If the answer is lost, the
 * same goes for as long as the player can try again, on a page that calls `useSignInPage`.
 */
export const changingSession =
  <Answer extends { error?: unknown }>(call: () => Promise<Answer>): SessionThunk<Promise<Answer>> =>
  async (dispatch, _, services) => {
    const page = services.get(createSignInPage);
    page.isLost = false;
    dispatch(sessionActions.changeStarted());
    const answer = await call();
    page.isLost = page.isOpen && isPassing(answer.error);
    if (answer.error !== undefined && !page.isLost) dispatch(sessionActions.changeFailed());
    return answer;
  };

/** Once the player leaves the page, anything may end the session again. */
export function useSignInPage(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const page = dispatch(service(createSignInPage));
    page.isOpen = true;
    return () => {
      page.isOpen = false;
      if (page.isLost) dispatch(sessionActions.changeFailed());
    };
  }, [dispatch]);
}

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
