import { TEXTS } from '@tessera/contracts/constants';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/button';

/** The two ways out of a page that cannot be shown. */
export function LeaveButtons() {
  const navigate = useNavigate();
  const cameHere = useLocation().key !== 'default' || window.history.length > 1;
  return (
    <div className="mt-6 grid gap-2.5">
      <ButtonLink variant="primary" wide to="/">
        {TEXTS.returnHome}
      </ButtonLink>
      <Button size="large" wide onClick={() => void (cameHere ? navigate(-1) : navigate('/'))}>
        {TEXTS.goBack}
      </Button>
    </div>
  );
}
