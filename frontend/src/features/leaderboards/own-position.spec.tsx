import type { HeldBackReason } from '@tessera/contracts/daily';
import type { LeaderboardEntry, OwnLeaderboardEntry } from '@tessera/contracts/leaderboards';
import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { currentIdentity } from '../../store/identity/identity';
import type { FakeResponse } from '../../store/testing/fake-fetch';
import { entry, namesIn, none, openLeaderboards } from './testing/leaderboards';

const matchMedia = window.matchMedia.bind(window);

afterEach(() => {
  window.matchMedia = matchMedia;
});

/** From now on, the window is at least 1,024 px wide. */
const widen = () => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('1024px') });
};

const mine = (playerName: string | null, change: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  ...entry('', { todayScore: 22, ...change }),
  playerUUID: currentIdentity().playerUUID,
  playerName,
});

const TOP = [entry('Ada', { todayScore: 29 }), entry('Bea', { todayScore: 20 })];
const listed = (
  leaderboard: LeaderboardEntry[],
  own: LeaderboardEntry | OwnLeaderboardEntry | null = null,
): FakeResponse => ({
  body: { success: true, leaderboard, own, gameNumber: 689 },
});

const open = (board: FakeResponse) => {
  const answers: Record<string, FakeResponse> = {
    '/api/leaderboard': board,
    '/api/groups': none,
    '/api/player/username-available': { body: { success: true, available: true, reason: null } },
    '/api/player/name': { body: { success: true, playerName: 'Wordy' } },
  };
  return { answers, ...openLeaderboards(answers) };
};

const ownResult = () => screen.findByRole('region', { name: 'Your game today' });

it.each(['phone', 'desktop'])(
  'shows players without a name their score with the name field in place, and lists them once they have one (%s)',
  async (device) => {
    if (device === 'desktop') widen();
    const { answers, user } = open(listed(TOP, mine(null)));
    const result = await ownResult();
    expect(result).toHaveTextContent('You Not listed yet: add a name 22');
    const row = within(screen.getByRole('table', { name: 'Top 20' })).getByRole('row', { name: /You/ });
    expect(row).toHaveAccessibleName(/^Not ranked You 22/);
    expect(row).toHaveAttribute('data-own');
    expect(namesIn('Top 20')).toEqual(['Ada', 'You', 'Bea']);
    expect(screen.getByRole('img', { name: '2' }).closest('tr')).toHaveTextContent('Bea');

    await user.type(screen.getByRole('textbox', { name: 'Player Name' }), 'Wordy');
    answers['/api/leaderboard'] = listed([...TOP, mine('Wordy')]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(namesIn('Top 20')).toEqual(['Ada', 'Wordy', 'Bea']));
    expect(result).toHaveTextContent("Wordy In today's top 20 22");
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(result).toHaveFocus();
  },
);

it('says at the field why a name was not saved', async () => {
  const { answers, user } = open(listed(TOP, mine(null)));
  const field = await screen.findByRole('textbox', { name: 'Player Name' });
  answers['/api/player/name'] = { status: 409, body: { error: 'Someone was faster', code: 'NAME_TAKEN' } };
  await user.type(field, 'Wordy{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Someone was faster'));
  expect(field).toBeInvalid();
  await user.type(field, 's');
  expect(field).not.toHaveAccessibleDescription('Someone was faster');
});

it('lists a named player below the top 20 after the others, and says so on wide screens', async () => {
  widen();
  open(listed(TOP, mine('Wordy', { todayScore: 9 })));
  expect(await ownResult()).toHaveTextContent('Wordy Not in the top 20 today 9');
  expect(namesIn('Top 20')).toEqual(['Ada', 'Bea', 'Wordy']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('leads players who have not played to the game', async () => {
  widen();
  open(listed(TOP));
  const result = await ownResult();
  expect(result).toHaveTextContent("You haven't played today");
  expect(within(result).getByRole('link', { name: "Today's Game" })).toHaveAttribute('href', PAGES.daily);
  expect(await screen.findByRole('link', { name: 'See the Members' })).toHaveAttribute(
    'href',
    PAGES.the32Club,
  );
});

it('asks nothing of listed players on phones', async () => {
  open(listed([...TOP, mine('Wordy')]));
  await waitFor(() => expect(namesIn('Top 20')).toEqual(['Ada', 'Wordy', 'Bea']));
  expect(screen.queryByRole('region', { name: 'Your game today' })).toBeNull();
});

it('shows an empty leaderboard as a sentence and one action, without headers', async () => {
  open(listed([]));
  expect(await screen.findByText('No data available')).toBeVisible();
  expect(screen.queryByRole('columnheader')).toBeNull();
  expect(screen.getByRole('link', { name: "Today's Game" })).toHaveAttribute('href', PAGES.daily);
});

it.each<[HeldBackReason, string]>([
  ['too-fast', "Take your time tomorrow and you'll be listed."],
  ['many-new-players', "Once 3 of your dailies have counted, you'll be listed like everyone else."],
  ['many-high-scores', 'the leaderboards list only the first 5.'],
])(
  'tells players on all devices why their result is not listed, and what to do (%s)',
  async (heldBack, advice) => {
    open(listed(TOP, { ...mine('Wordy', { todayScore: 32 }), heldBack }));
    const result = await ownResult();
    expect(result).toHaveTextContent('Wordy Not on the public leaderboards today 32');
    expect(result).toHaveTextContent(advice);
    expect(result).toHaveTextContent('Your streak and your groups count this game.');
    expect(namesIn('Top 20')).toEqual(['Wordy', 'Ada', 'Bea']);
    expect(
      within(screen.getByRole('table', { name: 'Top 20' })).getByRole('row', { name: /Wordy/ }),
    ).toHaveAccessibleName(/^Not ranked/);
  },
);

it('offers players whose result is held back a name, too', async () => {
  open(listed(TOP, { ...mine(null), heldBack: 'too-fast' }));
  expect(await ownResult()).toHaveTextContent('You Not on the public leaderboards today');
  expect(screen.getByRole('textbox', { name: 'Player Name' })).toBeVisible();
});

it('says that a moderator has left the player out', async () => {
  widen();
  const { answers } = open(listed(TOP, mine('Me')));
  answers['/api/player/profile'] = {
    body: { success: true, playerName: 'Me', isLeftOut: true, notices: [] },
  };
  expect(await screen.findByText('Not on the public leaderboards')).toBeVisible();
});
