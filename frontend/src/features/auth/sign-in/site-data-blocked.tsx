import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { SIGN_IN_LABELS } from '../auth-labels';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';

/** Takes the place of the forms in a browser that couldn't stay signed in. */
export const SiteDataBlocked = () => (
  <Message title={SIGN_IN_LABELS.siteDataBlocked} detail={SIGN_IN_LABELS.siteDataBlockedDetail}>
    <Button variant="primary" wide onClick={() => window.location.reload()}>
      {TEXTS.retry}
    </Button>
    <ButtonLink to={PAGES.home} wide>
      {TEXTS.returnHome}
    </ButtonLink>
  </Message>
);
