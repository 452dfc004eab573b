import { titleOf } from '@tessera/contracts/product';
import { PAGES } from '@tessera/contracts/wire';
import { STREAK_GAP_DAYS, STREAK_SCORE, TIERS } from '@tessera/rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPages } from '../../store/testing/show-page';
import { selectTutorial } from './help.slice';
import { RulesPage } from './rules-page';

const open = () => showPages([{ path: PAGES.rules, element: <RulesPage /> }], PAGES.rules);

it('opens the general tutorial', async () => {
  const { store } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Play Tutorial' }));
  expect(selectTutorial(store.getState())).toBe('general');
});

it('shows the rules of both modes, of streaks and of scoring, in this order', () => {
  open();
  expect(document.title).toBe(titleOf('How to Play'));
  expect(screen.getByRole('heading', { level: 1, name: 'How to Play' })).toBeVisible();
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['Daily', 'Multiplayer', 'Streaks', 'Scoring', 'Any questions?']);
  expect(screen.getByText('Odd rounds bring a blind letter.')).toBeVisible();
  expect(screen.getByText('You take turns choosing.')).toBeVisible();
});

it('explains how to keep a streak, and lists every animal', () => {
  open();
  expect(
    screen.getByText(new RegExp(`Score ${STREAK_SCORE} points or more .* to add one to your streak`)),
  ).toBeVisible();
  expect(
    screen.getByText(new RegExp(`keep your streak alive, play at least once every ${STREAK_GAP_DAYS} days`)),
  ).toBeVisible();
  const ladder = within(screen.getByRole('list', { name: 'Streak status' })).getAllByRole('listitem');
  expect(ladder).toHaveLength(TIERS.length);
  TIERS.forEach(({ streak, name, emoji }, at) =>
    expect(ladder[at]).toHaveTextContent(new RegExp(`^${emoji}${name}${streak}`)),
  );
  expect(ladder.at(-1)).toHaveTextContent('100+');
});

it('illustrates scoring with examples', () => {
  open();
  for (const example of ['BRAT scores 4.', 'MAOR scores 2.', 'VATE scores 3.'])
    expect(screen.getByText(example)).toBeVisible();
  expect(screen.getByRole('grid', { name: /^A perfect grid/ })).toBeVisible();
});

it('links to the word checker and the feedback page', () => {
  open();
  expect(screen.getByRole('link', { name: 'Word Checker' })).toHaveAttribute('href', PAGES.wordChecker);
  expect(screen.getByRole('link', { name: 'Feedback form' })).toHaveAttribute('href', PAGES.feedback);
});
