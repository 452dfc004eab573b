import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../store/hooks';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import { selectSession, sessionActions } from '../session.slice';

const LogoutDialog = lazyComponent(() => import('./logout-dialog').then((part) => part.LogoutDialog), {
  whenIdle: false,
});

/** Holds the question whether to log out, from when it is first asked; once, in the shell. */
export function LogoutQuestion() {
  const dispatch = useAppDispatch();
  const { logoutAsked } = useSelector(selectSession);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!logoutAsked) return;
    void LogoutDialog.load().then((isThere) => {
      setAsked(isThere);
      // The next click tries again.
      if (!isThere) dispatch(sessionActions.logoutAsked(false));
    });
  }, [dispatch, logoutAsked]);
  return asked && <LogoutDialog />;
}
