import { PAGES } from '@tessera/contracts/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../../store/api/api';
import { currentIdentity } from '../../../store/identity/identity';
import { createSessionNotifiers } from '../../../store/notifications';
import { service } from '../../../store/services';
import { hardNavigate, reloadPage } from '../../../store/page-load';
import { rejection } from '../../../store/testing/fake-fetch';
import { accountServer, aUser, NOT_SIGNED_IN, PLAYER } from '../testing/account-server';
import { expectNotice, openAccountPage } from '../testing/open-account-page';
import { SIGNED_IN_COOKIE } from '@tessera/contracts/product';
import { createStore } from '../../../store/create-store';
import { KEYS } from '../../../store/storage/keys';
import { localStore } from '../../../store/storage/storage';
import { handleTabMessage } from './use-session';

jest.mock('../../../store/page-load');

const OTHER = '7c2d9a10-2222-4b7f-8d69-ba9876543210';
const USER = 'GET /api/auth/user';
const CHECK = 'GET /api/auth/check-uuid-association';
const LOGOUT = 'POST /api/auth/logout';

const be = (playerUUID: string, signedIn = true) => {
  const identity = { playerUUID, createdAt: new Date().toISOString() };
  localStorage.setItem('playerIdentity', JSON.stringify(identity));
  if (signedIn) localStorage.setItem('tessera-signed-in-at', '2026-11-20T10:00:00.000Z');
};

beforeEach(() => {
  jest.clearAllMocks();
});

const open = (answers: Parameters<typeof accountServer>[0] = {}) => {
  const server = accountServer(answers);
  return { server, ...openAccountPage(PAGES.home) };
};

const openSignedIn = async () => {
  be(PLAYER);
  const page = open();
  await screen.findByText('A session is followed');
  return page;
};

/** Expects the effects of every ended session, and the same notice on the next page. */
const expectGone = async (page: ReturnType<typeof open>, load: jest.Mock, title: string, text: string) => {
  await expectNotice(title, text);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(page.server.asked(LOGOUT)).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(PLAYER);
  expect(currentIdentity().playerUUID).not.toBe(PLAYER);
  page.close();
  openAccountPage(PAGES.home);
  await expectNotice(title, text);
};

const ELSEWHERE = 'You are logged in elsewhere so have been logged out of this session';
const EXPIRED = "Your session has expired. You've been logged out for security reasons.";
const home = hardNavigate as jest.Mock;
const again = reloadPage as jest.Mock;

it('makes no requests if nobody has ever signed in', async () => {
  const { server } = open();
  expect(await screen.findByText('No session is followed')).toBeVisible();
  expect(server.requests).toEqual([]);
});

it('detects a session by the cookie alone, and stores since when', async () => {
  be(PLAYER, false);
  document.cookie = 'tessera-signed-in=1';
  open();
  expect(await screen.findByText('A session is followed')).toBeVisible();
  expect(localStorage.getItem('tessera-signed-in-at')).not.toBeNull();
  document.cookie = 'tessera-signed-in=; Max-Age=0';
});

it("links a player that is not the account's yet, and switches to the account's", async () => {
  be(OTHER);
  const { server } = open();
  await waitFor(() => expect(currentIdentity().playerUUID).toBe(PLAYER));
  expect(server.asked('POST /api/auth/link-uuid').map(({ body }) => body)).toEqual([{ playerUUID: OTHER }]);
});

it('links a player only once, and shows a notice if that fails', async () => {
  be(OTHER);
  const { server } = open({
    'POST /api/auth/link-uuid': { status: 409, body: rejection('UUID_TAKEN', 'Taken.') },
  });
  await expectNotice('Warning: Some data may not sync properly. Please contact support if issues persist.');
  expect(server.asked('POST /api/auth/link-uuid')).toHaveLength(1);
});

it("does not link the account's own player again", async () => {
  const { server } = await openSignedIn();
  expect(server.asked('POST /api/auth/link-uuid')).toEqual([]);
});

it('says that somebody has signed in elsewhere when the session is gone', async () => {
  const page = await openSignedIn();
  page.server.answers[USER] = NOT_SIGNED_IN;
  act(() => void page.store.dispatch(api.util.invalidateTags(['User'])));
  await expectGone(page, home, 'Logged out', ELSEWHERE);
  expect(home).toHaveBeenCalledWith(PAGES.home);
});

it('does not take a failed request for the end of the session', async () => {
  const page = await openSignedIn();
  page.server.answers[USER] = { status: 503, body: rejection('UNAVAILABLE', 'Not now.') };
  act(() => void page.store.dispatch(api.util.invalidateTags(['User'])));
  await waitFor(() => expect(page.server.asked(USER)).toHaveLength(2));
  page.server.answers[USER] = { body: aUser() };
  act(() => void page.store.dispatch(api.util.invalidateTags(['User'])));
  await waitFor(() => expect(page.server.asked(USER)).toHaveLength(3));
  expect(screen.getByText('A session is followed')).toBeVisible();
  expect(page.server.asked(LOGOUT)).toEqual([]);
});

it('says that the session has expired if the player belongs to an account', async () => {
  be(PLAYER);
  const page = open({ [USER]: NOT_SIGNED_IN, [CHECK]: { body: { success: true, shouldLogout: true } } });
  await expectGone(page, home, 'Session Expired', EXPIRED);
});

it('says nothing if the player belongs to no account', async () => {
  be(OTHER);
  const { server } = open({ [USER]: NOT_SIGNED_IN });
  await waitFor(() => expect(localStorage.getItem('tessera-signed-in-at')).toBeNull());
  expect(currentIdentity().playerUUID).toBe(OTHER);
  expect(server.asked(LOGOUT)).toEqual([]);
});

it('says that the session has expired when a call is rejected for that reason, and reloads', async () => {
  be(PLAYER, false);
  const page = open({
    'POST /api/auth/link-uuid': { status: 403, body: rejection('SESSION_INVALID', EXPIRED) },
  });
  const { sessionApi } = await import('../session.api');
  await act(() => page.store.dispatch(sessionApi.endpoints.linkUuid.initiate(PLAYER)));
  await expectGone(page, again, 'Session Expired', EXPIRED);
});

it.each([
  ['Your password has been changed.', 'Your password has been changed.'],
  [undefined, ELSEWHERE],
])("shows the server's reason for a forced logout (%j)", async (reason, text) => {
  const page = await openSignedIn();
  const { end } = page.store.dispatch(service(createSessionNotifiers));
  act(() => end.notify({ source: 'sse', ...(reason !== undefined && { reason }) }));
  await expectGone(page, home, 'Session Expired', text);
});

it('ends a session only once, even if several sources report its end', async () => {
  const page = await openSignedIn();
  page.server.answers[USER] = NOT_SIGNED_IN;
  const { end } = page.store.dispatch(service(createSessionNotifiers));
  act(() => {
    end.notify({ source: 'sse' });
    end.notify({ source: 'rejection', code: 'SESSION_INVALID' });
    page.store.dispatch(api.util.invalidateTags(['User']));
  });
  await expectGone(page, home, 'Session Expired', ELSEWHERE);
  expect(again).not.toHaveBeenCalled();
});

jest.mock('../../../store/page-load');

const GAME = `${KEYS.dailyGame}2026-11-20`;

/** Saves a game that only this tab holds, because local storage is full. */
function keepInThisTab(): void {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  localStore.writeText(GAME, 'round 5');
  setItem.mockRestore();
  expect(localStorage.getItem(GAME)).toBeNull();
}

const receive = () => createStore().dispatch(handleTabMessage('changed'));

afterEach(() => (document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`));

it('removes the game from this tab after a logout in another tab', () => {
  keepInThisTab();
  receive();
  expect(localStore.readText(GAME)).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('round 5');
});

it('keeps the game in this tab after a login in another tab', () => {
  keepInThisTab();
  document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/`;
  receive();
  expect(localStore.readText(GAME)).toBe('round 5');
});
