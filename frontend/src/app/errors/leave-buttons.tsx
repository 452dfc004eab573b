import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button/button';

/** The ways out of a page that can't be shown: home or back. */
export const LeaveButtons = () => (
  <>
    <ButtonLink variant="primary" wide to={PAGES.home}>
      {TEXTS.returnHome}
    </ButtonLink>
    <GoBackButton />
  </>
);

export function GoBackButton() {
  const navigate = useNavigate();
  const cameHere = useLocation().key !== 'default' || window.history.length > 1;
  return (
    <Button size="large" wide onClick={() => void (cameHere ? navigate(-1) : navigate(PAGES.home))}>
      {TEXTS.goBack}
    </Button>
  );
}
