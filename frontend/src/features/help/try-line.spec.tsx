import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scorer } from '../../store/lexicon';
import { TryLine } from './try-line';

const line = () =>
  screen.getAllByRole('button', { name: /^Square/ }).map((square) => square.textContent || '_');
const marked = () =>
  Array.from(document.querySelectorAll('.tile[data-tone="word"]'), ({ textContent }) => textContent).join('');
const expectScore = async (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

it('starts with a word, as the word list has it', () => {
  render(<TryLine />);
  expect(line()).toEqual(['C', 'A', 'R', '_']);
  expect(screen.getByRole('status')).toHaveTextContent('3 points for CAR, so far');
  expect(marked()).toBe('CAR');
  expect(scorer.isWord('CAR')).toBe(true);
});

it('scores the line with each letter, which replaces the previous one', async () => {
  render(<TryLine />);
  await userEvent.click(screen.getByRole('button', { name: 'T' }));
  await expectScore('4 points for CART');
  expect(marked()).toBe('CART');
  await userEvent.click(screen.getByRole('button', { name: 'O' }));
  expect(line()).toEqual(['C', 'A', 'R', 'O']);
  await expectScore('3 points for CAR');
  expect(marked()).toBe('CAR');
});

it('accepts typed letters for the chosen square, and says when nothing scores', async () => {
  render(<TryLine />);
  for (const [at, letter] of [...'QXZK'].entries()) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Square ${at + 1}`) }));
    await userEvent.keyboard(letter.toLowerCase());
  }
  expect(line()).toEqual(['Q', 'X', 'Z', 'K']);
  await expectScore('0 No word yet');
  expect(marked()).toBe('');
});
