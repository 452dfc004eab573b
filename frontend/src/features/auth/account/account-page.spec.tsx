import { PAGES } from '@tessera/contracts/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { currentIdentity } from '../../../store/identity/identity';
import { hardNavigate } from '../../../store/page-load';
import { createSessionNotifiers } from '../../../store/notifications';
import { service } from '../../../store/services';
import { rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { accountServer, aUser, EMAIL, NOT_SIGNED_IN, PASSWORD, PLAYER } from '../testing/account-server';
import { expectNotice, openAccountPage, passwordBox, press } from '../testing/open-account-page';
import { saveFile } from '../../../ui/util/save-file';

jest.mock('../../../store/page-load');
jest.mock('../../../ui/util/save-file');

const EXPORT = 'GET /api/auth/export';
const DELETE = 'POST /api/auth/delete-account';

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.setItem('tessera-signed-in-at', '2026-11-20T10:00:00.000Z');
  localStorage.setItem('playerIdentity', JSON.stringify({ playerUUID: PLAYER, createdAt: new Date() }));
});

const open = async (answers: Parameters<typeof accountServer>[0] = {}) => {
  const server = accountServer(answers);
  const page = openAccountPage(PAGES.account);
  await screen.findByText("You're signed in!");
  return { server, ...page };
};

it('shows who is signed in and since when', async () => {
  await open({ 'GET /api/auth/user': { body: aUser({ playerName: 'Turtle Rider' }) } });
  expect(screen.getByText('Turtle Rider')).toBeVisible();
  expect(screen.getByText(EMAIL)).toBeVisible();
  expect(screen.getByText('Signed in on this browser since 20 November 2026')).toBeVisible();
});

it('redirects to the sign-in page if nobody is signed in', async () => {
  localStorage.clear();
  accountServer();
  openAccountPage(PAGES.account);
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
});

it('waits for the server to confirm the session, and retries if that fails', async () => {
  const server = accountServer({ 'GET /api/auth/user': 'no connection' });
  const { user } = openAccountPage(PAGES.account);
  expect(screen.getByRole('status', { name: 'Loading your account...' })).toBeInTheDocument();
  expect(await screen.findByText('Failed to load your account')).toBeVisible();
  delete server.answers['GET /api/auth/user'];
  await user.click(press('Try again'));
  expect(await screen.findByText("You're signed in!")).toBeVisible();
});

it("shows the server's error if it cannot say who is signed in", async () => {
  accountServer({
    'GET /api/auth/user': { status: 500, body: rejection('INTERNAL', 'Something went wrong.') },
  });
  openAccountPage(PAGES.account);
  expect(await screen.findByText('HTTP 500: Something went wrong.')).toBeVisible();
});

it.each([
  ['with one line of text', { text: 'Bad Gateway' }, 'HTTP 502: Bad Gateway'],
  ['with an HTML page', { text: '<html><h1>502 Bad Gateway</h1><hr>proxy</html>' }, 'HTTP 502: Bad Gateway'],
  ['with a status line', { statusText: 'Bad Gateway' }, 'HTTP 502: Bad Gateway'],
  ['with just a status', {}, 'HTTP 502'],
])('shows the reason once if a proxy responds instead of the server %s', async (_, answer, sentence) => {
  accountServer({ 'GET /api/auth/user': { status: 502, ...answer } });
  openAccountPage(PAGES.account);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('downloads all data as a file', async () => {
  const data = {
    success: true,
    exportedAt: '2026-11-20T12:00:00.000Z',
    account: { email: EMAIL },
    data: { dailies: [{ score: 26 }] },
  };
  const { user } = await open({ [EXPORT]: { body: data } });
  await user.click(press('Download All Data'));
  await expectNotice('Your data has been downloaded');
  const [name, text, type] = jest.mocked(saveFile).mock.calls[0]!;
  expect(name).toBe('tessera-data-2026-11-20.json');
  expect(JSON.parse(text)).toEqual(data);
  expect(type).toBe('application/json');
});

it('says why the download failed', async () => {
  const { user } = await open({ [EXPORT]: { status: 429, body: rejection('RATE_LIMITED', 'Please wait.') } });
  await user.click(press('Download All Data'));
  await expectNotice('Download failed', 'Please wait.');
  expect(saveFile).not.toHaveBeenCalled();
});

it('explains what is deleted, what stays, and how long backups are kept', async () => {
  await open();
  expect(screen.getByText(/Your game results stay, but without a name/)).toHaveTextContent(
    /Backups .* for up to 30 days\./,
  );
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', PAGES.privacyPolicy);
});

const openDeletion = async (answers: Parameters<typeof accountServer>[0] = {}) => {
  const page = await open(answers);
  await page.user.click(press('Delete Account'));
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  return page;
};

it('deletes the account after the password is confirmed, and removes all data from this browser', async () => {
  localStorage.setItem('1pv3_daily_completions', '[]');
  localStorage.setItem('1pv3_daily_game_2026-11-20', '{}');
  const { server, user, close } = await openDeletion();
  await user.click(press('Delete for Good'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your password');
  expect(server.asked(DELETE)).toEqual([]);

  await user.type(passwordBox(), PASSWORD);
  await user.click(press('Delete for Good'));
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  expect(server.asked(DELETE)[0]?.body).toEqual({ password: PASSWORD });
  expect(currentIdentity().playerUUID).not.toBe(PLAYER);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(PLAYER);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('1pv3'))).toEqual([]);
  close();
  openAccountPage(PAGES.home);
  await expectNotice('Your account has been deleted');
});

it('says that the account has been deleted, also if the end of its sessions arrives before the answer', async () => {
  let answer: (deleted: FakeResponse) => void = () => undefined;
  const { store, server, user, close } = await openDeletion();
  server.answers[DELETE] = new Promise<FakeResponse>((resolve) => (answer = resolve));
  await user.type(passwordBox(), PASSWORD);
  await user.click(press('Delete for Good'));
  await waitFor(() => expect(server.asked(DELETE)).toHaveLength(1));
  await act(async () => {
    store.dispatch(service(createSessionNotifiers)).end.notify({ source: 'sse' });
    await Promise.resolve();
  });
  expect(server.asked('POST /api/auth/logout')).toEqual([]);
  act(() => answer({ body: { success: true } }));
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  close();
  openAccountPage(PAGES.home);
  await expectNotice('Your account has been deleted');
});

it('deletes nothing if the password is wrong or the player changes their mind', async () => {
  const { user } = await openDeletion({
    [DELETE]: { status: 401, body: rejection('WRONG_PASSWORD', 'Incorrect password') },
  });
  await user.type(passwordBox(), 'not it');
  await user.click(press('Delete for Good'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password');
  expect(passwordBox()).toHaveFocus();
  await user.click(press('Keep Account'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentIdentity().playerUUID).toBe(PLAYER);
  expect(hardNavigate).not.toHaveBeenCalled();
});

it('says why the account could not be deleted', async () => {
  const { user } = await openDeletion({ [DELETE]: 'no connection' });
  await user.type(passwordBox(), PASSWORD);
  await user.click(press('Delete for Good'));
  await expectNotice('Failed to delete your account', 'Please reconnect');
});

it('says that the account has been deleted if only the answer to the first attempt was lost', async () => {
  const { server, user, close } = await openDeletion({ [DELETE]: 'no connection' });
  await user.type(passwordBox(), PASSWORD);
  await user.click(press('Delete for Good'));
  await expectNotice('Failed to delete your account', 'Please reconnect');
  server.answers[DELETE] = NOT_SIGNED_IN;
  await user.click(press('Delete for Good'));
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  close();
  openAccountPage(PAGES.home);
  await expectNotice('Your account has been deleted');
});

it('deletes nothing in a session that has ended before', async () => {
  const { user } = await openDeletion({ [DELETE]: NOT_SIGNED_IN });
  await user.type(passwordBox(), PASSWORD);
  await user.click(press('Delete for Good'));
  await expectNotice('Failed to delete your account', "You aren't signed in.");
  expect(hardNavigate).not.toHaveBeenCalled();
});

describe('logging out', () => {
  const ask = async (answers: Parameters<typeof accountServer>[0] = {}) => {
    const page = await open(answers);
    await page.user.click(press('Log Out'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out?' }));
    return { ...page, answer: (name: string) => page.user.click(dialog.getByRole('button', { name })) };
  };

  it('asks for confirmation', async () => {
    const { server, answer } = await ask();
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.asked('POST /api/auth/logout')).toEqual([]);
  });

  it('forgets the player and reloads home, and says so without a notice', async () => {
    const { server, answer, close } = await ask();
    server.answers['GET /api/auth/user'] = NOT_SIGNED_IN;
    await answer('Confirm');
    await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
    expect(server.asked('POST /api/auth/logout')).toHaveLength(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(PLAYER);
    close();
    openAccountPage(PAGES.home);
    await screen.findByText('The home page');
    expect((await screen.findByText("You're logged out")).closest('[aria-live]')).toHaveClass('sr-only');
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.queryByText('Logged out')).toBeNull();
    expect(screen.queryByText('Session Expired')).toBeNull();
  });

  it("continues the session if the server can't be reached", async () => {
    const { answer } = await ask({ 'POST /api/auth/logout': 'no connection' });
    await answer('Confirm');
    await expectNotice('Please reconnect');
    expect(currentIdentity().playerUUID).toBe(PLAYER);
    expect(hardNavigate).not.toHaveBeenCalled();
  });
});
