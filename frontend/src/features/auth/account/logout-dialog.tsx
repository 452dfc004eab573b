import { TEXTS } from '@tessera/contracts/texts';
import { useSelector } from 'react-redux';
import { SESSION_LABELS } from '../auth-labels';
import { useAppDispatch } from '../../../store/create-store';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { ButtonRow } from '../../../ui/layout/page';
import { logOut } from '../session/end-session';
import { selectSession, sessionActions } from '../session.slice';

/** Asks for confirmation before logging out. Rendered once in the shell. */
export function LogoutDialog() {
  const dispatch = useAppDispatch();
  const { logoutAsked, changing } = useSelector(selectSession);
  const close = () => dispatch(sessionActions.logoutAsked(false));
  return (
    <Dialog
      open={logoutAsked}
      onClose={close}
      title={SESSION_LABELS.logOutQuestion}
      description="Your games and streaks stay in your account but are removed from this browser."
      width={400}
    >
      <ButtonRow>
        <Button size="large" onClick={close}>
          {TEXTS.cancel}
        </Button>
        <Button variant="primary" busy={changing} onClick={() => void dispatch(logOut())}>
          Confirm
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
