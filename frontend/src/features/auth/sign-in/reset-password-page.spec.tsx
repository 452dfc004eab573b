import { LIMITS, PAGES, pathOf } from '@tessera/contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import { currentIdentity } from '../../../store/identity/identity';
import { rejection } from '../../../store/testing/fake-fetch';
import { accountServer, NOT_SIGNED_IN, PLAYER } from '../testing/account-server';
import { expectNotice, openAccountPage, press } from '../testing/open-account-page';

const VALIDATE = 'GET /api/auth/validate-reset-token';
const RESET = 'POST /api/auth/reset-password';

const newBox = () => screen.getByLabelText('New Password');
const repeatBox = () => screen.getByLabelText('Confirm Password');

const open = (answers: Parameters<typeof accountServer>[0] = {}) => {
  const server = accountServer(answers);
  return { server, ...openAccountPage(pathOf(PAGES.resetPassword, { token: 'a token' })) };
};

const openForm = async (answers: Parameters<typeof accountServer>[0] = {}) => {
  const page = open(answers);
  await screen.findByRole('heading', { name: 'Create New Password' });
  const write = async (password: string, repeated: string) => {
    await page.user.type(newBox(), password);
    if (repeated) await page.user.type(repeatBox(), repeated);
  };
  return { ...page, write };
};

const expectInvalid = async () => {
  expect(await screen.findByText('Invalid or Expired Link')).toBeVisible();
  expect(screen.getByText('This password reset link is invalid or has expired.')).toBeVisible();
  expect(
    screen.getByText(
      'Password reset links expire after 2 hours for security reasons. Please request a new password reset link.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', PAGES.auth);
};

it('checks the link first', async () => {
  const { server } = open();
  expect(screen.getByText('Validating reset link...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Create New Password' })).toBeVisible();
  expect(server.asked(VALIDATE)[0]?.query.get('token')).toBe('a token');
  expect(newBox()).toHaveAttribute('autocomplete', 'new-password');
  expect(repeatBox()).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2);
});

it('says that a link is invalid or has expired', async () => {
  open({ [VALIDATE]: { body: { success: true, valid: false } } });
  await expectInvalid();
});

it('says that a link is invalid if the server rejects its token as malformed', async () => {
  open({ [VALIDATE]: { status: 400, body: rejection('BAD_INPUT', "This link's token is too long") } });
  await expectInvalid();
});

it.each([
  [{ status: 429, body: rejection('RATE_LIMITED', 'Not so fast.') }, 'Not so fast.'],
  [{ status: 500, body: rejection('INTERNAL', 'That was us.') }, 'That was us.'],
  ['no connection' as const, 'Please reconnect'],
])('says why the link could not be checked, and tries again (%#)', async (answer, reason) => {
  const { server, user } = open({ [VALIDATE]: answer });
  expect(await screen.findByText('Failed to check this link')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  delete server.answers[VALIDATE];
  await user.click(press('Try again'));
  expect(await screen.findByRole('heading', { name: 'Create New Password' })).toBeVisible();
});

it.each([
  ['12345', '', null, false],
  ['12345', '12345', 'Passwords match', false],
  ['123456', '12345', 'Passwords do not match', false],
  ['123456', '', null, false],
  ['123456', '123456', 'Passwords match', true],
])('says whether the passwords %j and %j match and are valid', async (password, repeated, message, ready) => {
  const { write } = await openForm();
  await write(password, repeated);
  for (const text of ['Passwords match', 'Passwords do not match']) {
    expect(screen.queryAllByText(text)).toHaveLength(text === message ? 1 : 0);
  }
  const tooShort = screen.queryAllByText('Password must be at least 6 characters long');
  expect(tooShort).toHaveLength(password.length < 6 ? 1 : 0);
  expect(press('Reset Password').hasAttribute('disabled')).toBe(!ready);
});

it('sets the new password and links to the sign-in page', async () => {
  const { server, user, write } = await openForm();
  await write('eight words', 'eight words');
  await user.click(press('Reset Password'));
  expect(await screen.findByText('Password Reset Successful')).toBeVisible();
  expect(screen.getByText('Redirecting you to sign in page...')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset Password' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to Sign In Now' })).toHaveAttribute('href', PAGES.auth);
  expect(server.asked(RESET)[0]?.body).toEqual({ token: 'a token', password: 'eight words' });
  expect(LIMITS.RESET_REDIRECT_MS).toBe(2000);
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
});

it("forgets the player without a notice if this browser's session ends with it", async () => {
  localStorage.setItem('tessera-signed-in-at', '2026-11-20T10:00:00.000Z');
  localStorage.setItem('playerIdentity', JSON.stringify({ playerUUID: PLAYER, createdAt: new Date() }));
  const { server, user, write } = await openForm();
  await write('eight words', 'eight words');
  server.answers['GET /api/auth/user'] = NOT_SIGNED_IN;
  await user.click(press('Reset Password'));
  expect(await screen.findByText('Password Reset Successful')).toBeVisible();
  expect(currentIdentity().playerUUID).not.toBe(PLAYER);
  expect(localStorage.getItem('tessera-signed-in-at')).toBeNull();
  expect(screen.queryByText('Session Expired')).toBeNull();
  expect(screen.queryByText('Logged out')).toBeNull();
});

it('stays signed in if the password belonged to another account', async () => {
  localStorage.setItem('tessera-signed-in-at', '2026-11-20T10:00:00.000Z');
  localStorage.setItem('playerIdentity', JSON.stringify({ playerUUID: PLAYER, createdAt: new Date() }));
  const { user, write } = await openForm();
  await write('eight words', 'eight words');
  await user.click(press('Reset Password'));
  expect(await screen.findByText('Password Reset Successful')).toBeVisible();
  expect(currentIdentity().playerUUID).toBe(PLAYER);
  expect(screen.getByText('A session is followed')).toBeInTheDocument();
});

it('says that the link has been used in the meantime', async () => {
  const { user, write } = await openForm({
    [RESET]: { status: 400, body: rejection('RESET_TOKEN_INVALID', 'Invalid.') },
  });
  await write('eight words', 'eight words');
  await user.click(press('Reset Password'));
  await expectInvalid();
});

it('says that the password may be set if the link is used up after a lost answer', async () => {
  const { server, user, write } = await openForm({ [RESET]: 'no connection' });
  await write('eight words', 'eight words');
  await user.click(press('Reset Password'));
  await expectNotice('Error', 'Please reconnect');
  server.answers[RESET] = { status: 400, body: rejection('RESET_TOKEN_INVALID', 'Invalid.') };
  await user.click(press('Reset Password'));
  expect(await screen.findByText('Try Your New Password')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', PAGES.auth);
});

it.each([
  [{ status: 503, body: rejection('UNAVAILABLE', 'Not now.') }, 'Not now.'],
  [{ status: 502 }, 'Failed to reset password'],
  ['no connection' as const, 'Please reconnect'],
])('keeps the form if the password could not be set (%#)', async (answer, reason) => {
  const { user, write } = await openForm({ [RESET]: answer });
  await write('eight words', 'eight words');
  await user.click(press('Reset Password'));
  await expectNotice('Error', reason);
  await waitFor(() => expect(press('Reset Password')).toBeEnabled());
  expect(newBox()).toHaveValue('eight words');
});

describe('other ways to sign in', () => {
  const linkedAt = '2026-11-20T10:00:00.000Z';
  const methods = {
    identities: [{ id: 'i', provider: 'Example Org', email: 'stranger@org.example', linkedAt }],
    passkeys: [{ id: 'p', name: 'My phone', createdAt: linkedAt, lastUsedAt: null }],
  };

  it('are listed, and removed on request', async () => {
    const { server, user, write } = await openForm({
      [VALIDATE]: { body: { success: true, valid: true, methods } },
    });
    expect(screen.getByRole('region', { name: 'These sign in to your account too:' })).toBeVisible();
    expect(screen.getByText('Example Org')).toBeVisible();
    expect(screen.getByText(/stranger@org.example/)).toBeVisible();
    expect(screen.getByText('My phone')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /Unlink my other sign-ins/ }));
    await write('sixteen letters', 'sixteen letters');
    await user.click(press('Reset Password'));
    await waitFor(() => expect(server.asked(RESET)).toHaveLength(1));
    expect(server.asked(RESET)[0]?.body).toEqual({
      token: 'a token',
      password: 'sixteen letters',
      unlinkIdentities: true,
    });
  });

  it('are not mentioned if there are none', async () => {
    await openForm({
      [VALIDATE]: { body: { success: true, valid: true, methods: { identities: [], passkeys: [] } } },
    });
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
