import { PAGES } from '@tessera/contracts/wire';
import { screen } from '@testing-library/react';
import { markSignedIn } from '../../store/identity/identity';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { HomePage } from './home-page';
import { check, openHome } from './testing/open-home';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});

const user = {
  id: '1',
  email: 'player@example.org',
  name: null,
  playerName: null,
  playerUUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
  isAdmin: false,
  isModerator: false,
  authenticated: true,
};

it('links to the sign-in page and the privacy policy', async () => {
  openHome({ body: check() });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', PAGES.auth);
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', PAGES.privacyPolicy);
  await screen.findByText('#689 · Fri 20 Nov');
});

it.each([
  ['their player name', { playerName: 'Turtle Rider', name: 'Somebody' }, 'Turtle Rider'],
  ['their name', { name: 'Somebody' }, 'Somebody'],
  ['their email', {}, 'player@example.org'],
])('identifies the signed-in player by %s', async (_, names, shown) => {
  markSignedIn();
  fakeFetch(({ path }) => (path === '/api/auth/user' ? { body: { ...user, ...names } } : { status: 503 }));
  showPages([{ path: PAGES.home, element: <HomePage /> }], PAGES.home);
  // Until the server has responded, it claims neither.
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  const link = await screen.findByRole('link', { name: `Your Account: ${shown}` });
  expect(link).toHaveAttribute('href', PAGES.account);
});

it('links to the account even if the server cannot say whose it is', async () => {
  markSignedIn();
  openHome('no connection');
  expect(await screen.findByRole('link', { name: 'Your Account' })).toHaveAttribute('href', PAGES.account);
});
