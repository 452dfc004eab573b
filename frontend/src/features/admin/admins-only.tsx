import { ADMIN_TEXTS } from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { ButtonLink } from '../../ui/button/button';
import { Message } from '../../ui/layout/message';

/** Shown to everyone else: links to home and, if nobody is signed in, to the sign-in page. */
export const AdminsOnly = ({ signedIn }: { readonly signedIn: boolean }) => (
  <Message
    title={ADMIN_TEXTS.adminsOnly}
    detail={signedIn ? ADMIN_TEXTS.adminsOnlyDetail : ADMIN_TEXTS.adminsOnlySignIn}
  >
    {!signedIn && (
      <ButtonLink to={PAGES.auth} variant="primary" wide>
        {TEXTS.signIn}
      </ButtonLink>
    )}
    <ButtonLink to={PAGES.home} wide {...(signedIn && { variant: 'primary' })}>
      {TEXTS.returnHome}
    </ButtonLink>
  </Message>
);
