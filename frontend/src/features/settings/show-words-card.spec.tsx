import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordCompletion } from '../../store/daily/completions';
import { changeSettings, readSettings, useShownWords } from '../../store/settings';
import { plainDate } from '@tessera/rules';
import { ShowWordsCard } from './show-words-card.public';

const Game = () => <p>{useShownWords() ? 'shown' : 'not shown'}</p>;

function play(games: number): void {
  const dates = Array.from({ length: games }, (_, at) => plainDate(`2026-11-1${at}`));
  for (const [at, date] of dates.entries()) {
    const game = { date, gameNumber: at + 1, finalScore: 20, gameId: `game-${at}`, mosaic: '' as const };
    recordCompletion(game, date);
  }
}

beforeEach(() => {
  changeSettings({ showWords: null });
});

it('shows the words in the first three games, and asks after them', () => {
  play(2);
  render(<Game />);
  expect(screen.getByText('shown')).toBeVisible();
  const { unmount } = render(<ShowWordsCard />);
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  play(3);
  render(<ShowWordsCard />);
  expect(screen.getByRole('region', { name: 'Keep showing words?' })).toBeVisible();
});

it.each([
  ['Keep Showing', true, 'shown'],
  ['Stop', false, 'not shown'],
])('asks once, and does what the player says: %s', async (answer, wanted, state) => {
  play(3);
  render(<ShowWordsCard />);
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(readSettings().showWords).toBe(wanted);
  render(<Game />);
  expect(screen.getByText(state)).toBeVisible();
});

it('does not ask again after it was left without an answer', () => {
  play(3);
  render(<ShowWordsCard />).unmount();
  render(<ShowWordsCard />);
  expect(screen.queryByRole('region')).toBeNull();
  render(<Game />);
  expect(screen.getByText('not shown')).toBeVisible();
});

it('leaves the focus on the page once it is answered', async () => {
  play(3);
  render(
    <>
      <h1 tabIndex={-1}>Result</h1>
      <ShowWordsCard />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
});
