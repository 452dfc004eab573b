import { useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../../ui/lazy-part';
import { selectSession } from './session.slice';

const LogoutDialog = lazyPart(() => import('./logout-dialog').then((part) => part.LogoutDialog), {
  whenIdle: false,
});

/** Holds the question whether to log out, from when it is first asked; once, in the shell. */
export function LogoutQuestion() {
  const { logoutAsked } = useSelector(selectSession);
  const [asked, setAsked] = useState(false);
  if (logoutAsked && !asked) setAsked(true);
  return asked && <LogoutDialog />;
}
