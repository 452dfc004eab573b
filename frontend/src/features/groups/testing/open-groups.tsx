import type { Group } from '@tessera/contracts/groups';
import { PAGES } from '@tessera/contracts/wire';
import userEvent from '@testing-library/user-event';
import { fakeFetch, type FakeResponse, type SeenRequest } from '../../../store/testing/fake-fetch';
import { markSignedIn } from '../../../store/identity/identity';
import { showPages } from '../../../store/testing/show-page';
import { toastStore } from '../../../ui/toast/toast';
import { Toaster } from '../../../ui/toast/toaster';
import { GroupsPage } from '../groups-page';

export const CODE = 'QWERTY';

export const aGroup = (change: Partial<Group> = {}): Group => ({
  id: '7',
  name: 'Wordsmiths',
  inviteCode: CODE,
  memberCount: 2,
  isAdmin: true,
  ...change,
});

const done = { body: { success: true, message: 'Done.' } };
const free = { body: { success: true, available: true, reason: null } };

const ANSWERS: Record<string, FakeResponse> = {
  'GET /api/auth/user': {
    body: { id: '1', email: 'player@example.org', name: null, playerName: null, authenticated: true },
  },
  'GET /api/groups': { body: { success: true, groups: [aGroup()] } },
  'POST /api/groups': { status: 201, body: { success: true, group: aGroup() } },
  'POST /api/groups/join': { body: { ...done.body, groupId: '7', needsPlayerName: false, group: aGroup() } },
  'GET /api/groups/name-available': free,
  'GET /api/player/username-available': free,
  'PUT /api/auth/user/player-name': { body: { success: true, playerName: 'Wordy' } },
  'PUT /api/groups/7': { body: { ...done.body, group: aGroup({ name: 'Poets' }) } },
  'DELETE /api/groups/7/leave': done,
  'POST /api/groups/7/promote': done,
  'GET /api/groups/7/members': {
    body: {
      success: true,
      members: [
        { playerUUID: 'founder', playerName: 'Founder', isAdmin: true },
        { playerUUID: 'friend', playerName: null, isAdmin: false },
      ],
    },
  },
  'DELETE /api/groups/7/members/friend': done,
};

/**
 * Opens the groups page with a server that has one group. `answers` override its responses and can be
 * changed later.
 */
export function openGroups(
  answers: Record<string, FakeResponse> = {},
  { signedIn = true, address = PAGES.groups }: { signedIn?: boolean; address?: string } = {},
) {
  if (signedIn) markSignedIn();
  toastStore.set(null);
  const server = {
    answers,
    requests: [] as SeenRequest[],
    asked: (call: string) => server.requests.filter(({ method, path }) => `${method} ${path}` === call),
  };
  server.requests = fakeFetch(({ method, path }) => {
    const call = `${method} ${path}`;
    return server.answers[call] ?? ANSWERS[call] ?? { status: 404 };
  });
  const page = (
    <>
      <GroupsPage />
      <Toaster />
    </>
  );
  const shown = showPages([{ path: PAGES.groups, element: page }], address);
  return { ...shown, server, user: userEvent.setup() };
}
