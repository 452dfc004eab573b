import type { Achievement } from '@tessera/contracts/players';
import { PAGES } from '@tessera/contracts/wire';
import { TIERS } from '@tessera/rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { AchievementsPage } from './achievements-page';

const HAMSTER: Achievement = {
  achievementType: 'streak_milestone',
  achievementValue: 5,
  streakMilestone: 'Hamster',
  earnedAt: '2026-11-05T10:00:00.000Z',
};
const PERFECT: Achievement = {
  achievementType: 'perfect_score',
  achievementValue: 32,
  streakMilestone: null,
  earnedAt: '2026-10-01T10:00:00.000Z',
};

const open = (answer: FakeResponse) => {
  const answers = { achievements: answer };
  fakeFetch(({ path }) => (path === '/api/player/achievements' ? answers.achievements : { status: 503 }));
  showPages([{ path: PAGES.achievements, element: <AchievementsPage /> }], PAGES.achievements);
  return { ...userEvent.setup(), answers };
};

const having = (...achievements: Achievement[]): FakeResponse => ({ body: { success: true, achievements } });
const ladder = async () => within(await screen.findByRole('list', { name: 'Streak statuses' }));

it('shows all tiers, with the date of those earned', async () => {
  open(having(HAMSTER, PERFECT));
  const steps = (await ladder()).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(
    TIERS.map(
      ({ name, emoji, streak }) =>
        `${emoji}${name}${streak}+ · ${name === 'Hamster' ? '5 Nov 2026' : 'Not yet'}`,
    ),
  );
  expect(screen.getByText('1 Oct 2026')).toBeVisible();
  expect(screen.getByText('A four-letter word in every row and every column.')).toBeVisible();
  expect(screen.getByText('Next: Turtle at 10 games')).toBeVisible();
});

it('shows what can be earned before anything is', async () => {
  open(having());
  expect((await ladder()).getAllByText(/Not yet$/)).toHaveLength(TIERS.length);
  expect(screen.getByRole('heading', { name: 'Perfect 32' })).toBeVisible();
  expect(screen.getByText('Next: Hamster at 5 games')).toBeVisible();
  expect(screen.getByText('Streak: 0')).toBeVisible();
});

it('says that the achievements cannot be loaded, and tries again', async () => {
  const user = open({
    status: 503,
    body: rejection('UNAVAILABLE', 'The service is not available right now.'),
  });
  expect(await screen.findByText('Failed to load your achievements')).toBeVisible();
  expect(screen.getByText('The service is not available right now.')).toBeVisible();
  user.answers.achievements = having(HAMSTER);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await ladder()).getByText('5+ · 5 Nov 2026')).toBeVisible();
});
