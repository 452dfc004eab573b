import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import { currentIdentity } from '../../../store/identity/identity';
import { hardNavigate } from '../../../store/page-load';
import { rejection } from '../../../store/testing/fake-fetch';
import { accountServer, EMAIL, PASSWORD, aUser } from '../testing/account-server';
import { emailBox, expectNotice, openAccountPage, passwordBox, press } from '../testing/open-account-page';

jest.mock('../../../store/page-load');

const REGISTER = 'POST /api/auth/register';
const TOO_SHORT = 'Password must be at least 6 characters long';

beforeEach(() => {
  jest.clearAllMocks();
});

const open = async (answers: Parameters<typeof accountServer>[0] = {}) => {
  const server = accountServer(answers);
  const page = openAccountPage(PAGES.auth);
  await page.user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  return { server, ...page };
};

const fillIn = async ({ user }: Awaited<ReturnType<typeof open>>, password = PASSWORD) => {
  await user.type(emailBox(), EMAIL);
  await user.type(passwordBox(), password);
  await user.click(press('Create Account'));
};

it('explains the purpose of an account, and lets the password manager suggest a password', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  expect(
    screen.getByText('To preserve your Player Name, Streaks and game progress across your devices.'),
  ).toBeVisible();
  expect(passwordBox()).toHaveAttribute('autocomplete', 'new-password');
  expect(passwordBox()).toHaveAccessibleDescription(TOO_SHORT);
  expect(emailBox()).toHaveAttribute('autocomplete', 'username');
  expect(press('Show password')).toBeVisible();
  expect(document.title).toMatch(/^Sign Up · /);
});

it('keeps the address when switching tabs, even by keyboard', async () => {
  const { user } = await open();
  await user.type(emailBox(), EMAIL);
  screen.getByRole('tab', { name: 'Sign Up' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
  expect(emailBox()).toHaveValue(EMAIL);
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveFocus();
  await user.keyboard('{Tab}');
  expect(emailBox()).toHaveFocus();
});

it("keeps this browser's player, and loads home with a greeting", async () => {
  const { playerUUID } = currentIdentity();
  const page = await open({
    [REGISTER]: { status: 201, body: { success: true, user: aUser({ playerUUID }), playerUUID } },
  });
  await fillIn(page);
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  expect(page.server.asked(REGISTER)[0]?.body).toEqual({ email: EMAIL, password: PASSWORD, playerUUID });
  expect(page.server.asked('POST /api/auth/link-uuid')[0]?.body).toEqual({ playerUUID });
  expect(currentIdentity().playerUUID).toBe(playerUUID);
  page.close();
  openAccountPage(PAGES.home);
  await expectNotice('Account created!', EMAIL);
});

it('says that information is missing', async () => {
  const { user, server } = await open();
  await user.click(press('Create Account'));
  await expectNotice('Missing information', 'Please enter your email and password');
  expect(emailBox()).toBeInvalid();
  expect(emailBox()).toHaveAccessibleDescription('Please enter your email address');
  expect(passwordBox()).toBeInvalid();
  expect(passwordBox()).toHaveAccessibleDescription(`${TOO_SHORT} Please enter your password`);
  expect(server.asked(REGISTER)).toEqual([]);
});

it.each([
  ['12345', 0],
  ['123456', 1],
])('checks the length of the password %j', async (password, requests) => {
  const page = await open();
  await fillIn(page, password);
  if (requests === 0) {
    await expectNotice('Password too short', TOO_SHORT);
    expect(passwordBox()).toHaveFocus();
    expect(passwordBox()).toBeInvalid();
    expect(passwordBox()).toHaveAccessibleDescription(TOO_SHORT);
    await page.user.type(passwordBox(), '6');
    expect(passwordBox()).toBeValid();
  } else await waitFor(() => expect(hardNavigate).toHaveBeenCalled());
  expect(page.server.asked(REGISTER)).toHaveLength(requests);
});

it('shows below the email that it already has an account', async () => {
  const message = 'There is an account with this email already.';
  const page = await open({ [REGISTER]: { status: 409, body: rejection('EMAIL_TAKEN', message) } });
  await fillIn(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'An account is already registered to that email',
  );
  expect(emailBox()).toHaveFocus();
});

it('signs in to the account that an earlier attempt has created, whose answer was lost', async () => {
  const page = await open({ [REGISTER]: 'no connection' });
  await fillIn(page);
  await expectNotice('Registration failed', 'Please reconnect');
  page.server.answers[REGISTER] = { status: 409, body: rejection('EMAIL_TAKEN', 'Taken.') };
  await page.user.click(press('Create Account'));
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  expect(page.server.asked('POST /api/auth/login').map(({ body }) => body)).toEqual([
    page.server.asked(REGISTER)[0]?.body,
  ]);
});

it('never tries the password on an account that the player has not created', async () => {
  const taken = { status: 409, body: rejection('EMAIL_TAKEN', 'An account has this email.') };
  const page = await open({ [REGISTER]: taken });
  await fillIn(page);
  await screen.findByRole('alert');
  await page.user.click(press('Create Account'));
  await waitFor(() => expect(page.server.asked(REGISTER)).toHaveLength(2));
  expect(page.server.asked('POST /api/auth/login')).toEqual([]);
});

it('never tries it on another account than the one of a lost attempt', async () => {
  const page = await open({ [REGISTER]: 'no connection' });
  await fillIn(page);
  await expectNotice('Registration failed', 'Please reconnect');
  page.server.answers[REGISTER] = { status: 409, body: rejection('EMAIL_TAKEN', 'Taken.') };
  await waitFor(() => page.user.clear(emailBox()));
  await page.user.type(emailBox(), 'somebody@else.example');
  await page.user.click(press('Create Account'));
  await waitFor(() => expect(document.body).toHaveTextContent('Taken.'));
  expect(page.server.asked('POST /api/auth/login')).toEqual([]);
});

it('shows below the password why the server rejects it', async () => {
  const message = 'Password must be at most 200 characters long';
  const body = { ...rejection('BAD_INPUT', message), field: 'password' };
  const page = await open({ [REGISTER]: { status: 400, body } });
  await fillIn(page);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(passwordBox()).toHaveFocus();
});

it('says why the registration failed', async () => {
  const page = await open({ [REGISTER]: 'no connection' });
  await fillIn(page);
  await expectNotice('Registration failed', 'Please reconnect');
  page.server.answers[REGISTER] = { status: 503, body: rejection('UNAVAILABLE', 'Not now.') };
  await page.user.click(press('Create Account'));
  await expectNotice('Registration failed', 'Not now.');
});
