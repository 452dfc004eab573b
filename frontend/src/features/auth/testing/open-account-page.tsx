import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { showPages } from '../../../store/testing/show-page';
import { LiveRegion } from '../../../ui/live-region/live-region';
import { toastStore } from '../../../ui/toast/toast';
import { Toaster } from '../../../ui/toast/toaster';
import { AccountPage } from '../account/account-page';
import { AuthPage } from '../sign-in/auth-page';
import { LogoutQuestion } from '../account/logout-question';
import { ReturnPage } from '../methods/return-page';
import { ResetPasswordPage } from '../sign-in/reset-password-page';
import { useSession } from '../session/use-session';

/** The part of the shell that concerns accounts. */
function Shell() {
  const signedIn = useSession();
  return (
    <>
      <p>{signedIn ? 'A session is followed' : 'No session is followed'}</p>
      <Outlet />
      <LogoutQuestion />
      <Toaster />
      <LiveRegion />
    </>
  );
}

/** Loads an account page as a browser does. Other pages are placeholders. */
export function openAccountPage(address: string) {
  const children = [
    { path: PAGES.auth, element: <AuthPage /> },
    { path: PAGES.authReturn, element: <ReturnPage /> },
    { path: PAGES.resetPassword, element: <ResetPasswordPage /> },
    { path: PAGES.account, element: <AccountPage /> },
    { path: PAGES.home, element: <p>The home page</p> },
    { path: PAGES.privacyPolicy, element: <p>The privacy policy</p> },
  ];
  // Removes notices of earlier page loads.
  toastStore.set(null);
  return { ...showPages([{ element: <Shell />, children }], address), user: userEvent.setup() };
}

export const emailBox = () => screen.getByLabelText('Email');
export const passwordBox = () => screen.getByLabelText('Password');
export const press = (name: string) => screen.getByRole('button', { name });

/** Expects a notice with this title and, if given, this description. */
export async function expectNotice(title: string, description?: string): Promise<void> {
  // A notice that replaces another one may appear in two steps.
  await waitFor(() => {
    for (const text of description === undefined ? [title] : [title, description]) {
      expect(screen.getAllByText(text)[0]).toBeVisible();
    }
  });
}
