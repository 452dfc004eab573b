import { GROUP_TEXTS } from '@tessera/contracts/groups';
import { PRODUCT } from '@tessera/contracts/product';
import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { rejection } from '../../store/testing/fake-fetch';
import { CODE, aGroup, openGroups } from './testing/open-groups';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const said = (text: string) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
const nameRequired = {
  status: 409,
  body: { ...rejection('PLAYER_NAME_REQUIRED', GROUP_TEXTS.nameBeforeJoining), needsPlayerName: true },
};
const failing = { status: 502 };

it('says that there are no groups yet, and that creating one requires an account', async () => {
  openGroups({ 'GET /api/groups': { body: { success: true, groups: [] } } }, { signedIn: false });
  expect(await screen.findByText("You haven't joined any groups yet")).toBeVisible();
  expect(screen.getByText(`You need to login to a ${PRODUCT} account to create groups`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', PAGES.auth);
  expect(screen.getByLabelText('Group name')).toBeDisabled();
  expect(press('Create Group')).toBeDisabled();
  expect(screen.getByPlaceholderText('Enter 6 digit Invite Code')).toHaveValue('');
});

it('says that the groups could not be loaded, and tries again', async () => {
  const { server, user } = openGroups({ 'GET /api/groups': failing });
  expect(await screen.findByText('Failed to load groups')).toBeVisible();
  server.answers['GET /api/groups'] = { body: { success: true, groups: [aGroup()] } };
  await user.click(press('Try again'));
  expect(await screen.findByRole('link', { name: 'Wordsmiths' })).toHaveAttribute(
    'href',
    '/leaderboards?group=7',
  );
});

it('checks a group name while it is typed, creates the group, and shows its code', async () => {
  const { user } = openGroups();
  const box = await screen.findByLabelText('Group name');
  await waitFor(() => expect(box).toBeEnabled());
  expect(box).toHaveAttribute('maxlength', '25');
  await user.click(press('Create Group'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a group name');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please enter a group name');
  expect(box).toHaveFocus();
  await user.type(box, 'Wordsmiths');
  expect(await screen.findByText('Group name is available!')).toBeVisible();
  await user.click(press('Create Group'));
  const created = within(await dialog('Group Created'));
  expect(created.getByText(CODE)).toBeVisible();
  expect(created.getByText(/appear on the Leaderboard page.*My Groups/)).toBeVisible();
  expect(screen.getByLabelText('Group name', { selector: 'input' })).toHaveValue('');
});

it.each([
  ['taken', { body: { success: true, available: false, reason: null } }, 'Group name is taken'],
  ['impossible to check', failing, 'Failed to check group name availability'],
])('says that a name is %s', async (_, answer, text) => {
  const { user } = openGroups({ 'GET /api/groups/name-available': answer });
  const box = await screen.findByLabelText('Group name');
  await waitFor(() => expect(box).toBeEnabled());
  await user.type(box, 'Wordsmiths');
  expect(await screen.findByText(text)).toBeVisible();
  expect(press('Create Group')).toBeDisabled();
});

it.each([
  [
    "with the server's reason",
    { status: 409, body: rejection('TOO_MANY_GROUPS', 'Leave one.') },
    'Leave one.',
  ],
  ['without a reason', failing, 'Failed to create group'],
  [
    'because the session has ended',
    { status: 401, body: rejection('NOT_SIGNED_IN', "You aren't signed in.") },
    `You need to login to a ${PRODUCT} account to create groups`,
  ],
])('says why a group could not be created, %s', async (_, answer, text) => {
  const { user } = openGroups({ 'POST /api/groups': answer });
  const box = await screen.findByLabelText('Group name');
  await waitFor(() => expect(box).toBeEnabled());
  await user.type(box, 'Wordsmiths');
  expect(await screen.findByText('Group name is available!')).toBeVisible();
  await user.click(press('Create Group'));
  await said(text);
});

it('takes the code from an invite link, asks for a player name, and then joins the group', async () => {
  const { server, user, router } = openGroups(
    { 'POST /api/groups/join': nameRequired },
    { address: `${PAGES.groups}?invite=abc123` },
  );
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByLabelText('Invite code', { selector: 'input' })).toHaveValue('ABC123');
  await user.click(press('Join Group'));
  const asked = within(await dialog('Player Name Required'));
  expect(asked.getByText('You need a Player Name to Join a Group')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Submit' }));
  await said('Player name cannot be empty');
  await user.type(asked.getByLabelText('Player Name'), 'A*');
  await said('Player name contains invalid characters');
  await user.clear(asked.getByLabelText('Player Name'));
  await user.type(asked.getByLabelText('Player Name'), 'Wordy');
  await said('Username is available!');
  delete server.answers['POST /api/groups/join'];
  await user.click(asked.getByRole('button', { name: 'Submit' }));
  await said('Player name set successfully');
  expect(await dialog('Group Joined')).toBeVisible();
  expect(server.asked('POST /api/groups/join').map(({ body }) => body)).toEqual(
    Array(2).fill({ inviteCode: 'ABC123' }),
  );
  expect(screen.getByLabelText('Invite code', { selector: 'input' })).toHaveValue('');
});

it('does not join without a player name, and says why', async () => {
  const { user } = openGroups({ 'POST /api/groups/join': nameRequired });
  await user.type(screen.getByLabelText('Invite code', { selector: 'input' }), 'abc1234');
  expect(screen.getByLabelText('Invite code', { selector: 'input' })).toHaveValue('ABC123');
  await user.click(press('Join Group'));
  await user.click(within(await dialog('Player Name Required')).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You must set a player name in Leaderboards before joining groups',
  );
});

it.each([
  ['missing', '', failing, 'Please enter an invite code'],
  ['not checked because of an error', CODE, failing, 'Failed to join group'],
  ['wrong', CODE, { status: 404, body: rejection('INVITE_UNKNOWN', 'No such code') }, 'No such code'],
])('says that a code is %s', async (_, code, answer, text) => {
  const { user } = openGroups({ 'POST /api/groups/join': answer });
  if (code) await user.type(screen.getByLabelText('Invite code', { selector: 'input' }), code);
  await user.click(press('Join Group'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  const box = screen.getByLabelText('Invite code', { selector: 'input' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription(`6 letters and digits, such as K7MPQ2 ${text}`);
});

it.each([
  'ABC-123',
  'Code: ABC123',
  'http://localhost/groups?invite=ABC123&fbclid=x',
  'Join my group with the invite code abc123!',
])('extracts the invite code from a pasted text: %s', async (text) => {
  const { user } = openGroups({ 'POST /api/groups/join': nameRequired });
  const box = screen.getByLabelText('Invite code', { selector: 'input' });
  await user.click(box);
  await user.paste(text);
  expect(box).toHaveValue('ABC123');
});

it('does not send a code with fewer than six characters', async () => {
  const { server, user } = openGroups({ 'POST /api/groups/join': nameRequired });
  const box = screen.getByLabelText('Invite code', { selector: 'input' });
  await user.type(box, 'abc12');
  await user.click(press('Join Group'));
  expect(await screen.findByRole('alert')).toHaveTextContent('An invite code has 6 characters');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked('POST /api/groups/join')).toEqual([]);
  await user.type(box, '3');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(press('Join Group'));
  expect(await dialog('Player Name Required')).toBeVisible();
});
