import { PAGES } from '@tessera/contracts/constants';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { showPages } from '../../../store/testing/show-page';
import { dismissTutorial } from '../../../store/tutorial-flags';
import { LiveRegion } from '../../../ui/live-region/live-region';
import { Toaster } from '../../../ui/toast/toaster';
import { DailyPage } from '../daily-page';

/** Loads the daily's page as a browser does, for a player who knows the game. Other pages are placeholders. */
export function loadDaily() {
  dismissTutorial('round1_tutorial');
  dismissTutorial('round2_tutorial');
  const daily = (
    <>
      <DailyPage />
      <Toaster />
      <LiveRegion />
    </>
  );
  const routes = [
    { path: PAGES.daily, element: daily },
    { path: PAGES.dailyResults, element: <p>The results</p> },
    { path: PAGES.wordChecker, element: <Link to={PAGES.daily}>Back to the game</Link> },
    { path: PAGES.home, element: <p>The home page</p> },
  ];
  return { ...showPages(routes, PAGES.daily), user: userEvent.setup() };
}

export type DailyPageInTest = ReturnType<typeof loadDaily>;

const cells = () => screen.getAllByRole('gridcell');
export const cellAt = (index: number) => cells()[index]!;
export const boardText = () =>
  cells()
    .map((cell) => (cell.textContent === '' ? '.' : cell.textContent))
    .join('');
export const submitButton = () => screen.getByRole('button', { name: 'Submit' });
/** Submit uses aria-disabled, because a disabled button would lose the focus. */
export const submitIsOpen = () => !submitButton().hasAttribute('aria-disabled');
export const roundIs = (round: number) => screen.findByText(`Round ${round} of 16`);

const OWN = 'ESTARINO';

/** Plays these rounds without pauses: cells in reading order, the player's own letters from 'ESTARINO'. */
export async function playRounds({ user }: DailyPageInTest, from: number, to: number): Promise<void> {
  for (let round = from; round <= to; round++) {
    await roundIs(round);
    await user.click(cellAt(round - 1));
    if (round % 2 === 0) await user.click(await screen.findByRole('button', { name: OWN[round / 2 - 1] }));
    await user.click(submitButton());
  }
}
