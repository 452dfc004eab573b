import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import { currentIdentity } from '../../../store/identity/identity';
import { hardNavigate } from '../../../store/page-load';
import { type FakeResponse, rejection } from '../../../store/testing/fake-fetch';
import { accountServer, aUser, EMAIL, PASSWORD, PLAYER } from '../testing/account-server';
import { showPasskey } from './browser-passkeys';
import { emailBox, expectNotice, openAccountPage, press } from '../testing/open-account-page';

jest.mock('../../../store/page-load');
jest.mock('./browser-passkeys');

const OPTIONS = 'GET /api/auth/options';
const METHODS = 'GET /api/auth/methods';
const LINK = 'POST /api/auth/oidc/link';
const UNLINK = 'POST /api/auth/identities/i1/unlink';
const FINISH = 'POST /api/auth/oidc/finish';
const PROVIDER = 'https://id.example/auth?state=x';
const WITH_PROVIDER = {
  [OPTIONS]: { body: { success: true, password: true, provider: { name: 'Example Org' } } },
  'POST /api/auth/oidc/start': { body: { success: true, url: PROVIDER } },
  [LINK]: { body: { success: true, url: PROVIDER } },
};
const RETURNED = `${PAGES.authReturn}?code=c&state=s`;

type Answers = Parameters<typeof accountServer>[0];

beforeEach(() => {
  jest.clearAllMocks();
});

const open = (page: string, answers: Answers = {}) => {
  const server = accountServer({ ...WITH_PROVIDER, ...answers });
  return { server, ...openAccountPage(page) };
};

const signIn = (): void => {
  localStorage.setItem('tessera-signed-in-at', '2026-11-20T10:00:00.000Z');
  localStorage.setItem('playerIdentity', JSON.stringify({ playerUUID: PLAYER, createdAt: new Date() }));
};

it("leads to the provider's page", async () => {
  const { user } = open(PAGES.auth);
  await user.click(await screen.findByRole('button', { name: 'Sign In with Example Org' }));
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PROVIDER));
  expect(emailBox()).toBeVisible();
});

it('offers only the provider where passwords are off', async () => {
  open(PAGES.auth, { [OPTIONS]: { body: { success: true, password: false, provider: { name: 'Org' } } } });
  expect(await screen.findByRole('button', { name: 'Sign In with Org' })).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
});

it('says that the provider is away, and keeps the password form', async () => {
  const { user } = open(PAGES.auth, {
    'POST /api/auth/oidc/start': { status: 503, body: rejection('OIDC_UNAVAILABLE', 'It is away.') },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign In with Example Org' }));
  await expectNotice('Sign-in failed', 'It is away.');
  expect(emailBox()).toBeVisible();
});

it('signs in once after the return, and takes the parameters out of the address', async () => {
  const before = currentIdentity().playerUUID;
  const body = { success: true, user: aUser(), playerUUID: PLAYER, outcome: 'signed-in' };
  window.history.replaceState(null, '', RETURNED);
  const { server, close } = open(RETURNED, { [FINISH]: { body } });
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  expect(server.asked(FINISH).map((request) => request.body)).toEqual([
    { parameters: 'code=c&state=s', playerUUID: before },
  ]);
  expect(window.location.search).toBe('');
  expect(currentIdentity().playerUUID).toBe(PLAYER);
  close();
  openAccountPage(PAGES.home);
  await expectNotice('Welcome back!', EMAIL);
});

it('says what to do about an account with the same address', async () => {
  const message = 'There is already an account.';
  open(RETURNED, { [FINISH]: { status: 409, body: rejection('ACCOUNT_EXISTS', message) } });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Sign In' })).toHaveAttribute('href', PAGES.auth);
});

describe('the account page', () => {
  const identity = { id: 'i1', provider: 'Example Org', email: EMAIL, linkedAt: '2026-11-20T10:00:00.000Z' };
  const methods = { success: true, hasPassword: true, identities: [identity], passkeys: [] };

  it('links an identity, and offers that only once', async () => {
    signIn();
    const { server, user, close } = open(PAGES.account, {
      [METHODS]: { body: { ...methods, identities: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Link Example Org' }));
    await user.click(press('Continue'));
    expect(await screen.findByText('Please enter your password')).toBeVisible();
    expect(server.asked(LINK)).toEqual([]);
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(press('Continue'));
    await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PROVIDER));
    expect(server.asked(LINK).map(({ body }) => body)).toEqual([{ password: PASSWORD }]);
    close();
    server.answers[METHODS] = { body: methods };
    openAccountPage(PAGES.account);
    expect(await screen.findByText('Example Org')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link Example Org' })).toBeNull();
  });

  it('unlinks an identity, and then offers to link it again', async () => {
    signIn();
    const { server, user } = open(PAGES.account, { [METHODS]: { body: methods } });
    await screen.findByText('Example Org');
    const wrong = rejection('WRONG_PASSWORD', 'Wrong password.');
    server.answers[UNLINK] = { status: 401, body: wrong };
    await user.click(press(`Unlink Example Org (${EMAIL})`));
    await user.type(await screen.findByLabelText('Password'), 'another');
    await user.click(press('Unlink'));
    expect(await screen.findByText('Wrong password.')).toBeVisible();
    server.answers[UNLINK] = { body: { success: true } };
    server.answers[METHODS] = { body: { ...methods, identities: [] } };
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), PASSWORD);
    await user.click(press('Unlink'));
    await expectNotice('Sign-in unlinked');
    expect(server.asked(UNLINK)[1]?.body).toEqual({ password: PASSWORD });
    expect(await screen.findByRole('button', { name: 'Link Example Org' })).toBeVisible();
  });

  it('takes an identity that is already unlinked for unlinked', async () => {
    signIn();
    const { server, user } = open(PAGES.account, {
      [METHODS]: { body: methods },
      [UNLINK]: { status: 404, body: rejection('IDENTITY_NOT_FOUND', 'Not linked.') },
    });
    await user.click(await screen.findByRole('button', { name: `Unlink Example Org (${EMAIL})` }));
    await user.type(await screen.findByLabelText('Password'), PASSWORD);
    server.answers[METHODS] = { body: { ...methods, identities: [] } };
    await user.click(press('Unlink'));
    await expectNotice('Sign-in unlinked');
    expect(await screen.findByRole('button', { name: 'Link Example Org' })).toBeVisible();
  });

  describe('a passkey', () => {
    const at = '2026-11-20T10:00:00.000Z';
    const passkeys = [{ id: 'p1', name: 'My phone', createdAt: at, lastUsedAt: at }];
    const REMOVE = 'POST /api/auth/passkeys/p1/remove';
    const remove = async (answer: FakeResponse) => {
      signIn();
      const { server, user } = open(PAGES.account, {
        [OPTIONS]: { body: { success: true, password: true, provider: null, passkeys: true } },
        [METHODS]: { body: { ...methods, passkeys } },
        [REMOVE]: answer,
      });
      await user.click(await screen.findByRole('button', { name: /^Remove .*My phone/ }));
      await user.type(await screen.findByLabelText('Password'), PASSWORD);
      server.answers[METHODS] = { body: methods };
      await user.click(press('Remove'));
    };

    it('that is already removed counts as removed', async () => {
      await remove({ status: 404, body: rejection('PASSKEY_NOT_FOUND', 'No such passkey.') });
      await expectNotice('Passkey removed');
      await waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
    });

    it('leaves the list even if the answer to its removal was lost', async () => {
      await remove('no connection');
      await waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
    });
  });

  it('confirms with a passkey where there is no password and the sign-in was a while ago', async () => {
    signIn();
    const at = '2026-11-20T10:00:00.000Z';
    const passkeys = [{ id: 'p', name: 'My phone', createdAt: at, lastUsedAt: at }];
    const { server, user } = open(PAGES.account, {
      [OPTIONS]: {
        body: { success: true, password: true, provider: { name: 'Example Org' }, passkeys: true },
      },
      [METHODS]: { body: { ...methods, hasPassword: false, passkeys } },
      [UNLINK]: { status: 403, body: rejection('SIGN_IN_AGAIN', 'Sign in again.') },
      'POST /api/auth/passkeys/check/start': { body: { success: true, options: { challenge: 'c' } } },
      'POST /api/auth/passkeys/check': { body: { success: true } },
    });
    await screen.findByText('Example Org');
    await user.click(press(`Unlink Example Org (${EMAIL})`));
    jest.mocked(showPasskey).mockImplementation(() => {
      server.answers[UNLINK] = { body: { success: true } };
      return Promise.resolve({ id: 'p' } as Awaited<ReturnType<typeof showPasskey>>);
    });
    await user.click(press('Unlink'));
    await expectNotice('Sign-in unlinked');
    expect(showPasskey).toHaveBeenCalledWith({ challenge: 'c' });
    expect(server.asked(UNLINK).map(({ body }) => body)).toEqual([{}, {}]);
  });

  it('deletes an account without a password after confirmation', async () => {
    signIn();
    const { server, user } = open(PAGES.account, {
      [METHODS]: { body: { ...methods, hasPassword: false } },
      'POST /api/auth/delete-account': { status: 403, body: rejection('SIGN_IN_AGAIN', 'Sign in again.') },
    });
    await screen.findByText('Your account has no password.');
    await user.click(press('Delete Account'));
    await user.click(await screen.findByRole('button', { name: 'Delete for Good' }));
    await expectNotice('Failed to delete your account', 'Sign in again.');
    expect(server.asked('POST /api/auth/delete-account')[0]?.body).toEqual({});
  });

  it('shows nothing about it where there are only passwords', async () => {
    signIn();
    const { server } = open(PAGES.account, {
      [OPTIONS]: { body: { success: true, password: true, provider: null } },
    });
    await screen.findByText("You're signed in!");
    await waitFor(() => expect(server.asked(OPTIONS)).toHaveLength(1));
    expect(server.asked(METHODS)).toEqual([]);
    expect(screen.queryByText('Signing In')).toBeNull();
  });
});
