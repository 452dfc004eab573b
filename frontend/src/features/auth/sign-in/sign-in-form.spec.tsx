import { PAGES } from '@tessera/contracts/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { currentIdentity } from '../../../store/identity/identity';
import { createSessionNotifiers } from '../../../store/notifications';
import { hardNavigate } from '../../../store/page-load';
import { service } from '../../../store/services';
import { type FakeResponse, rejection } from '../../../store/testing/fake-fetch';
import { accountServer, aUser, EMAIL, NOT_SIGNED_IN, PASSWORD, PLAYER } from '../testing/account-server';
import { emailBox, expectNotice, openAccountPage, passwordBox, press } from '../testing/open-account-page';

jest.mock('../../../store/page-load');

const LOGIN = 'POST /api/auth/login';

beforeEach(() => {
  jest.clearAllMocks();
});

const open = (answers: Parameters<typeof accountServer>[0] = {}) => {
  const server = accountServer(answers);
  return { server, ...openAccountPage(PAGES.auth) };
};

const fillIn = async ({ user }: ReturnType<typeof open>) => {
  await user.type(emailBox(), EMAIL);
  await user.type(passwordBox(), PASSWORD);
  await user.click(press('Sign In'));
};

it('is a form that password managers recognize', () => {
  open();
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  expect(emailBox()).toHaveAttribute('autocomplete', 'username');
  expect(emailBox()).toHaveAttribute('type', 'email');
  expect(passwordBox()).toHaveAttribute('autocomplete', 'current-password');
  expect(passwordBox()).toHaveAttribute('type', 'password');
  expect(emailBox().closest('form')).toBe(passwordBox().closest('form'));
  expect(press('Sign In')).toHaveAttribute('type', 'submit');
  expect(screen.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', '/feedback');
  expect(document.title).toMatch(/^Sign In · /);
});

it('shows and hides the password', async () => {
  const { user } = open();
  await user.type(passwordBox(), PASSWORD);
  await user.click(press('Show password'));
  expect(passwordBox()).toHaveAttribute('type', 'text');
  expect(passwordBox()).toHaveValue(PASSWORD);
  await user.click(press('Hide password'));
  expect(passwordBox()).toHaveAttribute('type', 'password');
});

it.each([
  ['', ''],
  [EMAIL, ''],
  ['', PASSWORD],
  ['   ', PASSWORD],
])('says that information is missing for the email %j and the password %j', async (email, password) => {
  const { user, server } = open();
  if (email) await user.type(emailBox(), email);
  if (password) await user.type(passwordBox(), password);
  await user.click(press('Sign In'));
  await expectNotice('Missing information', 'Please enter your email and password');
  expect(email.trim() === '' ? emailBox() : passwordBox()).toHaveFocus();
  expect(server.asked(LOGIN)).toEqual([]);
});

it("signs in, switches to the account's player, and loads home with a greeting", async () => {
  const before = currentIdentity().playerUUID;
  const page = open();
  await fillIn(page);
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  expect(page.server.asked(LOGIN)[0]?.body).toEqual({
    email: EMAIL,
    password: PASSWORD,
    playerUUID: before,
  });
  expect(page.server.asked('POST /api/auth/link-uuid')[0]?.body).toEqual({ playerUUID: PLAYER });
  expect(currentIdentity().playerUUID).toBe(PLAYER);
  expect(localStorage.getItem('tessera-signed-in-at')).not.toBeNull();
  page.close();

  openAccountPage(PAGES.home);
  await expectNotice('Welcome back!', EMAIL);
});

it('stays busy until home has loaded', async () => {
  const page = open();
  await fillIn(page);
  const button = await screen.findByRole('button', { name: 'Signing in...' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await page.user.click(button);
  await waitFor(() => expect(hardNavigate).toHaveBeenCalled());
  expect(press('Signing in...')).toBeInTheDocument();
  expect(page.server.asked(LOGIN)).toHaveLength(1);
});

it('warns if the player could not be linked', async () => {
  const page = open({ 'POST /api/auth/link-uuid': { status: 500, body: rejection('INTERNAL', 'Broken.') } });
  await fillIn(page);
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  page.close();
  openAccountPage(PAGES.home);
  await expectNotice('Warning: Some data may not sync properly. Please contact support if issues persist.');
});

it.each([
  ['email', 'UNKNOWN_EMAIL', 'No account uses this email address', emailBox],
  ['password', 'WRONG_PASSWORD', 'Incorrect password', passwordBox],
] as const)('shows below the %s that it is wrong', async (errorType, code, message, box) => {
  const page = open({ [LOGIN]: { status: 401, body: { ...rejection(code, message), errorType } } });
  await fillIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(box()).toHaveFocus();
  expect(box()).toHaveAccessibleDescription(message);
  expect(box()).toBeInvalid();
  // Typing in the field removes the error.
  await page.user.type(box(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(currentIdentity().playerUUID).not.toBe(PLAYER);
});

it('asks for a valid address if the server rejects it', async () => {
  const body = { ...rejection('BAD_INPUT', 'Please enter a valid email address'), field: 'email' };
  const page = open({ [LOGIN]: { status: 400, body } });
  await fillIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address');
  expect(emailBox()).toHaveFocus();
});

it.each([
  ['no connection' as const, 'Please reconnect'],
  [
    {
      status: 429,
      body: rejection('RATE_LIMITED', 'Rate limit exceeded. Please wait a moment and try again.'),
    },
    'Rate limit exceeded. Please wait a moment and try again.',
  ],
  [{ status: 502 }, 'API error: 502'],
])('says why the login failed (%#)', async (answer, reason) => {
  const page = open({ [LOGIN]: answer });
  await fillIn(page);
  await expectNotice('Login failed', reason);
  expect(press('Sign In')).not.toHaveAttribute('aria-busy');
});

it('redirects to home if the player is signed in', async () => {
  localStorage.setItem('tessera-signed-in-at', '2026-11-20T10:00:00.000Z');
  localStorage.setItem('playerIdentity', JSON.stringify({ playerUUID: PLAYER, createdAt: new Date() }));
  open();
  expect(await screen.findByText('The home page')).toBeVisible();
});

it('stays open if the player is not signed in', async () => {
  localStorage.setItem('tessera-signed-in-at', '2026-11-20T10:00:00.000Z');
  const { server } = open({ 'GET /api/auth/user': NOT_SIGNED_IN });
  await waitFor(() => expect(server.asked('GET /api/auth/check-uuid-association')).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('tessera-signed-in-at')).toBeNull());
  expect(emailBox()).toBeVisible();
});

it('is not undone by a request that the server rejects before its answer to the login arrives', async () => {
  let answer: (given: FakeResponse) => void = () => undefined;
  const page = open({ [LOGIN]: new Promise((resolve) => (answer = resolve)) });
  await fillIn(page);
  await waitFor(() => expect(page.server.asked(LOGIN)).toHaveLength(1));
  localStorage.setItem('1pv3_daily_game_2026-11-20', 'moves');
  const { end } = page.store.dispatch(service(createSessionNotifiers));
  act(() => end.notify({ source: 'rejection', code: 'SESSION_INVALID' }));
  answer({ body: { success: true, user: aUser(), playerUUID: PLAYER } });
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  expect(page.server.asked('POST /api/auth/logout')).toEqual([]);
  expect(localStorage.getItem('1pv3_daily_game_2026-11-20')).toBe('moves');
  expect(currentIdentity().playerUUID).toBe(PLAYER);
});

it('can be repeated after a lost answer, without losing the moves of today', async () => {
  const page = open({ [LOGIN]: 'no connection' });
  await fillIn(page);
  await expectNotice('Login failed', 'Please reconnect');
  localStorage.setItem('1pv3_daily_game_2026-11-20', 'moves');
  const { end } = page.store.dispatch(service(createSessionNotifiers));
  await act(async () => {
    end.notify({ source: 'rejection', code: 'SESSION_INVALID' });
    await import('../session/end-session');
  });
  expect(page.server.asked('POST /api/auth/logout')).toEqual([]);
  page.server.answers[LOGIN] = { body: { success: true, user: aUser(), playerUUID: PLAYER } };
  await page.user.click(press('Sign In'));
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  expect(localStorage.getItem('1pv3_daily_game_2026-11-20')).toBe('moves');
  expect(currentIdentity().playerUUID).toBe(PLAYER);
});

it('lets the session end again once the player leaves after a lost answer', async () => {
  const page = open({ [LOGIN]: 'no connection' });
  await fillIn(page);
  await expectNotice('Login failed', 'Please reconnect');
  await act(() => page.router.navigate(PAGES.home));
  const { end } = page.store.dispatch(service(createSessionNotifiers));
  act(() => end.notify({ source: 'rejection', code: 'SESSION_INVALID' }));
  await waitFor(() => expect(page.server.asked('POST /api/auth/logout')).toHaveLength(1));
});
