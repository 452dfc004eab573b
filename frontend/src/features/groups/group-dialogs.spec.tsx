import { screen, waitFor, within } from '@testing-library/react';
import { rejection } from '../../store/testing/fake-fetch';
import { CODE, aGroup, openGroups } from './testing/open-groups';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const said = (text: string) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
const failing = { status: 502 };

beforeEach(async () => {
  // Closing dialogs remove their history entry asynchronously.
  await waitFor(() => expect(window.history.state).toBeNull());
});

const openMembers = async (answers: Parameters<typeof openGroups>[0] = {}) => {
  const opened = openGroups(answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Members (2)' }));
  return { ...opened, members: await dialog('Wordsmiths Members') };
};

it('lists the members and lets an admin promote them', async () => {
  const { members, user } = await openMembers();
  expect(members.getByText('Group members and administrators')).toBeVisible();
  expect(members.getByText('Loading members...')).toBeVisible();
  expect(await members.findByText('Founder')).toBeVisible();
  expect(members.getByText('Unknown Player')).toBeVisible();
  expect(members.getAllByRole('img', { name: 'Admin' })).toHaveLength(1);
  await user.click(members.getByRole('button', { name: 'Make Admin: Unknown Player' }));
  await said('Member promoted to admin');
});

it('removes a member', async () => {
  const { members, user, server } = await openMembers();
  await user.click(await members.findByRole('button', { name: 'Remove Unknown Player' }));
  await said('Member removed');
  expect(server.asked('DELETE /api/groups/7/members/friend')).toHaveLength(1);
});

it('removes nobody else with the second tap of a double one', async () => {
  const { members, user, server } = await openMembers();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const remove = await members.findByRole('button', { name: 'Remove Unknown Player' });
  await user.click(remove);
  await said('Member removed');
  now.mockReturnValue(1250);
  await user.click(remove);
  now.mockRestore();
  expect(server.asked('DELETE /api/groups/7/members/friend')).toHaveLength(1);
});

it('says why a member cannot be promoted or removed', async () => {
  const rejected = { status: 409, body: rejection('ADMIN_STAYS', "Admins can't be removed.") };
  const { members, user } = await openMembers({
    'DELETE /api/groups/7/members/friend': rejected,
    'POST /api/groups/7/promote': failing,
  });
  await user.click(await members.findByRole('button', { name: 'Remove Unknown Player' }));
  await said('Failed to remove member');
  await said("Admins can't be removed.");
  await user.click(members.getByRole('button', { name: 'Make Admin: Unknown Player' }));
  await said('Failed to promote member');
});

const GONE = {
  status: 404,
  body: rejection('GROUP_NOT_FOUND', "This group doesn't exist, or you aren't a member."),
};
const NONE = { body: { success: true, groups: [] } };

it('shows no members to a removed player, and removes the group from the list', async () => {
  const { members, user, server } = await openMembers();
  expect(await members.findByText('Founder')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  Object.assign(server.answers, { 'GET /api/groups/7/members': GONE, 'GET /api/groups': NONE });
  await user.click(screen.getByRole('button', { name: 'Members (2)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "This group doesn't exist, or you aren't a member.",
  );
  expect(screen.queryByText('Founder')).toBeNull();
  await user.keyboard('{Escape}');
  expect(await screen.findByText("You haven't joined any groups yet")).toBeVisible();
});

it('updates the list when another admin has removed the member', async () => {
  const { members, user, server } = await openMembers({
    'DELETE /api/groups/7/members/friend': {
      status: 404,
      body: rejection('MEMBER_NOT_FOUND', 'Member not found.'),
    },
  });
  const button = await members.findByRole('button', { name: 'Remove Unknown Player' });
  const founder = { playerUUID: 'founder', playerName: 'Founder', isAdmin: true };
  server.answers['GET /api/groups/7/members'] = { body: { success: true, members: [founder] } };
  await user.click(button);
  await said('Failed to remove member');
  await waitFor(() => expect(members.queryByText('Unknown Player')).toBeNull());
});

it('succeeds when the player is no longer in the group they are leaving', async () => {
  const { user, server } = openGroups({ 'DELETE /api/groups/7/leave': GONE });
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  server.answers['GET /api/groups'] = NONE;
  await user.click((await dialog('Leave Group')).getByRole('button', { name: 'Yes, Leave the Group' }));
  await said('Left group successfully');
  expect(await screen.findByText("You haven't joined any groups yet")).toBeVisible();
});

it('removes a group from the list if it no longer exists when renamed', async () => {
  const { user, server } = openGroups({ 'PUT /api/groups/7': GONE });
  await user.click(await screen.findByRole('button', { name: 'Rename Group: Wordsmiths' }));
  server.answers['GET /api/groups'] = NONE;
  await user.click((await dialog('Rename Group')).getByRole('button', { name: 'Rename' }));
  await said('Failed to rename group');
  expect(await screen.findByText("You haven't joined any groups yet")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says that a group has no members to show', async () => {
  const { members } = await openMembers({ 'GET /api/groups/7/members': { body: { members: [] } } });
  expect(await members.findByText('No members found')).toBeVisible();
});

it('shows an ordinary member no actions on the group or its members', async () => {
  const groups = [aGroup({ isAdmin: false })];
  const { members } = await openMembers({ 'GET /api/groups': { body: { success: true, groups } } });
  expect(await members.findByText('Founder')).toBeVisible();
  expect(members.queryByRole('button', { name: /Make Admin|Remove/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Rename Group/, hidden: true })).toBeNull();
});

it.each([
  [undefined, 'Group renamed successfully'],
  [failing, 'Failed to rename group'],
])('renames a group (%#)', async (answer, text) => {
  const { user, server } = openGroups(answer && { 'PUT /api/groups/7': answer });
  await user.click(await screen.findByRole('button', { name: 'Rename Group: Wordsmiths' }));
  const renaming = await dialog('Rename Group');
  expect(renaming.getByText('Enter a new name for the group')).toBeVisible();
  const box = renaming.getByLabelText('New Name');
  expect(box).toHaveAttribute('maxlength', '25');
  await user.clear(box);
  expect(renaming.getByRole('button', { name: 'Rename' })).toBeDisabled();
  await user.type(box, 'Poets');
  await user.click(renaming.getByRole('button', { name: 'Rename' }));
  await said(text);
  expect(server.asked('PUT /api/groups/7')[0]?.body).toEqual({ name: 'Poets' });
});

it.each([
  [undefined, 'Left group successfully'],
  [failing, 'Failed to leave group'],
])('asks for confirmation before a player leaves (%#)', async (answer, text) => {
  const { user } = openGroups(answer && { 'DELETE /api/groups/7/leave': answer });
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  const leaving = await dialog('Leave Group');
  expect(
    leaving.getByText(
      'Are you sure you want to Leave this Group? You can rejoin later with the Invite Code if you change your mind.',
    ),
  ).toBeVisible();
  expect(leaving.getByRole('button', { name: "No, I'll stay" })).toBeVisible();
  await user.click(leaving.getByRole('button', { name: 'Yes, Leave the Group' }));
  await said(text);
});

it('keeps the focus on the page once the group that the player has left is gone from the list', async () => {
  const { user, server } = openGroups();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  server.answers['GET /api/groups'] = { body: { success: true, groups: [] } };
  await user.click((await dialog('Leave Group')).getByRole('button', { name: 'Yes, Leave the Group' }));
  await said("You haven't joined any groups yet");
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('copies the invite code and, without a share sheet, the invitation', async () => {
  const { user } = openGroups();
  await user.click(await screen.findByRole('button', { name: 'Copy invite code' }));
  await said('Invite code copied to clipboard');
  expect(await navigator.clipboard.readText()).toBe(CODE);
  await user.click(screen.getByRole('button', { name: 'Share Wordsmiths' }));
  await said('Copied to clipboard');
  const text = await navigator.clipboard.readText();
  for (const part of ['Wordsmiths', CODE, `/groups?invite=${CODE}`]) expect(text).toContain(part);
});

it('says how to copy the code if the browser does not allow copying', async () => {
  const { user } = openGroups();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await screen.findByRole('button', { name: 'Copy invite code' }));
  await said('Copy failed');
  await said('Please copy the invite code manually');
});
