import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { markSignedIn } from '../../store/identity/identity';
import { showPages } from '../../store/testing/show-page';
import { toastStore } from '../../ui/toast/toast';
import { Toaster } from '../../ui/toast/toaster';
import { PlayerNamePage } from './player-name-page';

const stats = {
  twentyPlusStreak: 12,
  currentStreak: 12,
  bestStreak: 20,
  playedOfLastThree: 2,
  streakStatus: null,
  streakEmoji: null,
};
const ANSWERS: Record<string, FakeResponse> = {
  'GET /api/auth/user': { body: { id: '1', email: 'player@example.org', name: null, authenticated: true } },
  'GET /api/player/profile': { body: { success: true, playerName: null } },
  'GET /api/player/stats': { body: { success: true, stats } },
  'GET /api/player/username-available': { body: { success: true, available: true, reason: null } },
  'POST /api/player/name': { body: { success: true, playerName: 'Wordy' } },
  'PUT /api/auth/user/player-name': { body: { success: true, playerName: 'Wordy' } },
};
const named: Record<string, FakeResponse> = {
  'GET /api/player/profile': { body: { success: true, playerName: 'Turtle Rider' } },
};

const open = (answers: Record<string, FakeResponse> = {}) => {
  toastStore.set(null);
  const requests = fakeFetch(({ method, path }) => {
    const call = `${method} ${path}`;
    return answers[call] ?? ANSWERS[call] ?? { status: 404 };
  });
  const page = (
    <>
      <PlayerNamePage />
      <Toaster />
    </>
  );
  showPages([{ path: PAGES.playerName, element: page }], PAGES.playerName);
  const asked = (path: string) => requests.filter((request) => request.path === path);
  return { user: userEvent.setup(), asked };
};

const box = () => screen.findByPlaceholderText('Enter your name');
const said = (text: string) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());

it("saves an anonymous player's first name", async () => {
  const { user, asked } = open();
  expect(screen.getByText('The turn-taking grid-building word game')).toBeVisible();
  const field = await box();
  expect(screen.getByText('0/20 characters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save Name' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.type(field, 'Wordy');
  expect(screen.getByText('Checking availability...')).toBeVisible();
  expect(screen.getByText('5/20 characters')).toBeVisible();
  await said('Username is available!');
  expect(asked('/api/player/username-available')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Save Name' }));
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await said('Name saved!');
  await said('Your name has been updated on the leaderboards.');
  expect(asked('/api/player/name')[0]?.body).toMatchObject({ playerName: 'Wordy' });
});

it('shows the name and its statistics, and lets the player change the name or go back by keyboard', async () => {
  const { user } = open(named);
  expect(await screen.findByText('Your Player Name for display on the Leaderboards is')).toBeVisible();
  expect(screen.getByText('Turtle Rider')).toBeVisible();
  await said('20+ Points Streak');
  const stat = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
  expect(stat('20+ Points Streak')).toBe('12');
  expect(stat('Best Ever Streak')).toBe('20');
  expect(stat('Streak Status')).toBe('None 🏆');
  expect(stat('Played of last 3 games')).toBe('2/3');
  expect(
    screen.getByText(
      'Streaks reset if you score less than 20 points in any game or if you miss 3 games in a row.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Player Name' }));
  expect(await box()).toHaveValue('Turtle Rider');
  expect(await box()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Update Name' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Turtle Rider')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Player Name' })).toHaveFocus();
});

it.each([
  ['x'.repeat(21), 'Name must be 20 characters or less'],
  ['A*', 'Name can only contain letters, numbers, spaces, and common punctuation marks'],
  ['Wordy 😀', 'Name cannot contain emojis or special symbols'],
  ['Wor\u200Bdy', 'Name can only contain letters, numbers, spaces, and common punctuation marks'],
])('says what is wrong with %j, and does not save it on Enter', async (name, text) => {
  const { user, asked } = open();
  await user.type(await box(), name);
  await said(text);
  await user.keyboard('{Enter}');
  await said('Invalid name');
  expect(asked('/api/player/name')).toEqual([]);
  expect(asked('/api/player/username-available')).toEqual([]);
});

it('says that a name is required on Enter in an empty field', async () => {
  const { user } = open();
  await user.type(await box(), '{Enter}');
  await said('Please enter a name');
});

it.each([
  ["This name isn't allowed", "This name isn't allowed", "This name isn't allowed"],
  [null, 'Username is taken', 'This username is already taken'],
  ['This username is already taken', 'Username is taken', 'This username is already taken'],
])('does not save a name that is not available (%#)', async (reason, note, notice) => {
  const answer = { body: { success: true, available: false, reason } };
  const { user, asked } = open({ 'GET /api/player/username-available': answer });
  await user.type(await box(), 'Wordy');
  await said(note);
  expect(screen.getByRole('button', { name: 'Save Name' })).toBeDisabled();
  await user.keyboard('{Enter}');
  await said('Username not available');
  await said(notice);
  expect(asked('/api/player/name')).toEqual([]);
});

it.each([
  [false, 'POST /api/player/name', { status: 502 }, 'Failed to save name'],
  [true, 'PUT /api/auth/user/player-name', { status: 502 }, 'Failed to update player name'],
  [
    false,
    'POST /api/player/name',
    { status: 409, body: rejection('NAME_TAKEN', 'This username is already taken') },
    'This username is already taken',
  ],
])('says why a name was not saved (%#)', async (signedIn, call, answer, text) => {
  if (signedIn) markSignedIn();
  const { user } = open({ [call]: answer });
  if (signedIn) await said("You're signed in!");
  else await said('Want to keep your stats across devices?');
  await user.type(await box(), 'Wordy{Enter}');
  await said('Error');
  await said(text);
});

it.each([
  [{ playerName: 'Turtle Rider', name: 'Account' }, 'Turtle Rider'],
  [{ playerName: null, name: null }, 'player@example.org'],
])('shows the name of the signed-in player (%#)', async (names, shown) => {
  markSignedIn();
  const body = { id: '1', email: 'player@example.org', authenticated: true, ...names };
  open({ 'GET /api/auth/user': { body } });
  const footer = (await screen.findByText("You're signed in!")).closest('section');
  expect(footer).toHaveTextContent(shown);
});

it('says what could not be loaded, and offers an account', async () => {
  open({
    'GET /api/player/profile': { status: 502 },
    'GET /api/player/stats': { status: 502 },
  });
  expect(screen.getByText('Loading stats...')).toBeVisible();
  await said('Failed to get player name');
  await said('Failed to fetch player stats');
  expect(screen.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', PAGES.auth);
});

it('says that availability could not be checked', async () => {
  const { user } = open({ 'GET /api/player/username-available': { status: 502 } });
  await user.type(await box(), 'Wordy');
  await said('Failed to check availability');
});
