import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../store/create-store';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import { selectSession, sessionActions } from '../session.slice';

const LogoutDialog = lazyComponent(() => import('./logout-dialog').then((part) => part.LogoutDialog), {
  whenIdle: false,
});

/** Loads the logout dialog when it is first needed. Rendered once in the shell. */
export function LogoutQuestion() {
  const dispatch = useAppDispatch();
  const { logoutAsked } = useSelector(selectSession);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!logoutAsked) return;
    void LogoutDialog.load().then((isThere) => {
      setAsked(isThere);
      // Allows the next click to try again.
      if (!isThere) dispatch(sessionActions.logoutAsked(false));
    });
  }, [dispatch, logoutAsked]);
  return asked && <LogoutDialog />;
}
