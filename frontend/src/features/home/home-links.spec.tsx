import { PAGES } from '@tessera/contracts/constants';
import { screen, within } from '@testing-library/react';
import { currentIdentity } from '../../store/identity/identity';
import { markSignedIn } from '../../store/identity/signed-in';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { HomePage } from './home-page';
import { check, openHome } from './testing/open-home';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});
afterEach(() => jest.restoreAllMocks());

it('has a line of promise for each of the other ways to play', async () => {
  openHome({ body: check() });
  const ways = within(screen.getByRole('list', { name: 'Other ways to play' })).getAllByRole('listitem');
  expect(ways.map((way) => within(way).getByRole('link').getAttribute('href'))).toEqual([
    PAGES.playFriend,
    PAGES.challenges,
    PAGES.duels,
    PAGES.archive,
    PAGES.simpleDaily,
  ]);
  for (const way of ways) expect(way.querySelector('p')).not.toBeEmptyDOMElement();
  await screen.findByText('#689 · Fri 20 Nov');
});

it('leads to a game against the bot that is in progress', async () => {
  currentIdentity();
  const duel = { gameId: 'DC-7', level: 'gentle', playerScore: null, botScore: null };
  const duels = [
    { ...duel, status: 'active', currentRound: 5 },
    { ...duel, gameId: 'DC-8', status: 'completed', currentRound: 16 },
  ];
  openHome(
    { body: check() },
    { '/api/daily-challenge/duels': { body: { success: true, gameNumber: 689, duels } } },
  );
  const resume = await screen.findByRole('link', { name: 'Resume: Round 5 of 16' });
  expect(resume).toHaveAttribute('href', '/daily-challenge/DC-7');
});

const user = {
  id: '1',
  email: 'player@example.org',
  name: null,
  playerName: null,
  playerUUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
  isAdmin: false,
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
