import { screen, waitFor } from '@testing-library/react';
import { ROUND_STEPS, ROUND_TEXTS } from './round-texts';
import { dailyServer } from '../testing/daily-server';
import { readSettings } from '../../../store/settings';
import { recordAnnouncements } from '../../../ui/live-region/testing/record-announcements';
import { TODAY, saveRounds, startClock } from '../testing/saved-game';
import { cellAt, ownCells, playRounds, roundIs, submitButton } from '../../../game-kit/testing/own-board';
import { loadDaily } from '../testing/open-daily-page';

beforeEach(startClock);

const NO_STREAK = {
  twentyPlusStreak: 0,
  currentStreak: 0,
  bestStreak: 0,
  playedOfLastThree: 0,
  streakStatus: null,
  streakEmoji: null,
  hasPlayed: false,
};

/** Opens the daily for a first-time player and places the first letter. */
async function begin(stats: object) {
  const server = dailyServer();
  server.answers['GET /api/player/stats'] = {
    body: { success: true, stats: { ...NO_STREAK, ...stats } },
  };
  const { user } = loadDaily();
  localStorage.removeItem('tutorials_dismissed');
  await roundIs(1);
  await user.click(cellAt(0));
  await waitFor(() => expect(server.asked('GET /api/player/stats')).not.toHaveLength(0));
  return user;
}

const glowing = () => ownCells().flatMap((cell, index) => (cell.hasAttribute('data-glowing') ? [index] : []));

const step = () => screen.queryByText(ROUND_STEPS[1][1]);

it('tells a first-time player what to do next', async () => {
  await begin({});
  expect(await screen.findByText(ROUND_STEPS[1][1])).toBeVisible();
});

it('does not guide a player who has played on another device', async () => {
  await begin({ hasPlayed: true });
  await waitFor(() => expect(step()).toBeNull());
  expect(await screen.findByText('Tap another square to move it.')).toBeVisible();
});

it('explains both directions in place of the hand, with the two lines of the first letter marked', async () => {
  const user = await begin({});
  await screen.findByText(ROUND_STEPS[1][1]);
  await user.click(submitButton());
  await playRounds(user, 2, 2);
  expect(await screen.findByText(ROUND_TEXTS.bothWays)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(glowing()).toEqual([0, 1, 2, 3, 4, 8, 12]);
  await user.click(screen.getByRole('button', { name: 'Good Luck!' }));
  expect(screen.queryByText(ROUND_TEXTS.bothWays)).not.toBeInTheDocument();
});

it('goes on without a word if the player does, and marks the words of a first game', async () => {
  const user = await begin({});
  await screen.findByText(ROUND_STEPS[1][1]);
  await user.click(submitButton());
  await playRounds(user, 2, 8);
  await roundIs(9);
  expect(screen.queryByText(ROUND_TEXTS.bothWays)).not.toBeInTheDocument();
  await waitFor(() => expect(glowing()).not.toEqual([]));
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^Halfway: \d words? and \d+ points? so far\.$/,
  );
});

it('offers sound and vibration in a first game', async () => {
  const user = await begin({});
  const offer = await screen.findByRole('button', { name: 'Sound and vibration', pressed: false });
  await user.click(offer);
  expect(offer).toHaveAttribute('aria-pressed', 'true');
  expect(readSettings()).toMatchObject({ sound: true, haptics: true });
  await user.click(offer);
  expect(readSettings()).toMatchObject({ sound: false, haptics: false });
});

it('leaves the offer of sound where it is until the results open', async () => {
  saveRounds(TODAY, 15);
  dailyServer();
  const { user } = loadDaily();
  const hasOffer = () => screen.queryByRole('button', { name: 'Sound and vibration' }) !== null;
  await waitFor(() => expect(hasOffer()).toBe(true));
  const seen = new Set<boolean>();
  new MutationObserver(() => {
    if (screen.queryByRole('grid')) seen.add(hasOffer());
  }).observe(document.body, { childList: true, subtree: true });
  await playRounds(user, 16, 16);
  expect(await screen.findByText('The results')).toBeVisible();
  expect([...seen]).toEqual([true]);
});

it('tells screen readers the next step as well as where the letter is', async () => {
  const heard = recordAnnouncements();
  await begin({});
  await screen.findByText(ROUND_STEPS[1][1]);
  await waitFor(() => expect(heard.join(' ')).toContain('Press another square to change it'));
  expect(heard.join(' ')).toContain('B in row 1, column 1');
});
