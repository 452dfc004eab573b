import { LIMITS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../store/hooks';
import { watchIdentity } from '../../store/identity-channel';
import { onSessionEnd } from '../../store/session-end';
import { believesSignedIn } from '../../store/signed-in';
import { endToldSession } from './end-session';
import { showKeptNotice } from './kept-notice';
import { useCurrentUserQuery } from './session.api';
import { selectSession } from './session.slice';
import { hearTab, userSeen } from './watch-session';

/** Follows the session for as long as the page is open; once, in the shell. Answers whether there is one. */
export function useSession(): boolean {
  const dispatch = useAppDispatch();
  const { signedIn, changing } = useSelector(selectSession);
  // A login or logout loads the page anew, so that this holds for its whole life.
  const [expected] = useState(believesSignedIn);
  const { data: user } = useCurrentUserQuery(undefined, {
    skip: !expected,
    pollingInterval: LIMITS.USER_REFETCH_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });

  useEffect(showKeptNotice, []);
  useEffect(() => onSessionEnd((end) => void dispatch(endToldSession(end))), [dispatch]);
  useEffect(() => watchIdentity((message) => dispatch(hearTab(message))), [dispatch]);
  useEffect(() => {
    if (user !== undefined) void dispatch(userSeen(user));
  }, [dispatch, user]);
  return signedIn && !changing;
}
