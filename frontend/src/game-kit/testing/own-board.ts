import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The cells of the player's own board. */
export const ownCells = () => [
  ...screen.getByRole('grid', { name: 'Your grid' }).querySelectorAll<HTMLElement>('[data-cell]'),
];
export const cellAt = (index: number) => ownCells()[index]!;

/** The letters of the board in reading order, with a dot for each empty cell. */
export const ownGrid = () =>
  ownCells()
    .map((cell) => cell.textContent || '.')
    .join('');

export const roundIs = (round: number) => screen.findByText(`Round ${round} of 16`);

export const submitButton = () => screen.getByRole('button', { name: 'Submit' });

const OWN = 'ESTARINO';

/** Plays these rounds as fast as one can click: cells in reading order, own letters from 'ESTARINO'. */
export async function playRounds(user: UserEvent, from: number, to: number): Promise<void> {
  for (let round = from; round <= to; round++) {
    await roundIs(round);
    await user.click(cellAt(round - 1));
    if (round % 2 === 0) await user.click(await screen.findByRole('button', { name: OWN[round / 2 - 1] }));
    // In round 16, a busy machine may take its connection for lost, even between these two lines.
    do {
      await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-disabled'));
      await user.click(submitButton());
    } while (document.querySelector('[data-staged]'));
  }
}
