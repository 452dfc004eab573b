import type { User } from '@tessera/contracts/accounts';
import { fakeFetch, rejection, type FakeResponse, type SeenRequest } from '../../../store/testing/fake-fetch';

export const PLAYER = '0b3f8f6a-1111-4a6e-9c58-0123456789ab';
export const EMAIL = 'player@example.org';
export const PASSWORD = 'sixteen letters';

export const aUser = (change: Partial<User> = {}): User => ({
  id: '1',
  email: EMAIL,
  name: null,
  playerName: null,
  playerUUID: PLAYER,
  isAdmin: false,
  isModerator: false,
  authenticated: true,
  ...change,
});

const signedIn = { success: true, user: aUser(), playerUUID: PLAYER };

/** The default responses of a server with one account, by method and path. */
const ANSWERS: Record<string, FakeResponse> = {
  'GET /api/auth/user': { body: aUser() },
  'POST /api/auth/login': { body: signedIn },
  'POST /api/auth/register': { status: 201, body: signedIn },
  'POST /api/auth/logout': { body: { success: true } },
  'POST /api/auth/link-uuid': { body: { success: true, verified: true, playerUUID: PLAYER } },
  'GET /api/auth/check-uuid-association': { body: { success: true, shouldLogout: false } },
  'POST /api/auth/request-password-reset': { body: { success: true, message: 'Sent.' } },
  'GET /api/auth/validate-reset-token': { body: { success: true, valid: true } },
  'POST /api/auth/reset-password': { body: { success: true, message: 'Set.' } },
  'POST /api/auth/delete-account': { body: { success: true } },
};

export const NOT_SIGNED_IN: FakeResponse = {
  status: 401,
  body: rejection('NOT_SIGNED_IN', "You aren't signed in."),
};

/** Replaces `fetch` with that server. `answers` override the defaults and can be changed later. */
export function accountServer(answers: Record<string, FakeResponse | Promise<FakeResponse>> = {}) {
  const server = {
    answers,
    requests: [] as SeenRequest[],
    /** The requests of one call, for example 'POST /api/auth/login'. */
    asked: (call: string) => server.requests.filter(({ method, path }) => `${method} ${path}` === call),
  };
  server.requests = fakeFetch(({ method, path }) => {
    const call = `${method} ${path}`;
    const nothing = { status: 404, body: rejection('NOT_FOUND', 'Not found.') };
    return server.answers[call] ?? ANSWERS[call] ?? nothing;
  });
  return server;
}
