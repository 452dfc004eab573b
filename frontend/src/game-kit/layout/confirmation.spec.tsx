import { act, render, screen } from '@testing-library/react';
import { ConfirmationLine, showConfirmation } from './confirmation';

const MS = 2500;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const confirm = (title: string) => act(() => showConfirmation({ title }, MS));
const afterMs = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('shows a confirmation at once, and then hides it', () => {
  render(<ConfirmationLine />);
  confirm('Letter Placed');
  expect(screen.getByText('Letter Placed')).toBeVisible();
  afterMs(MS);
  expect(screen.queryByText('Letter Placed')).toBeNull();
});

it('lets a confirmation be read before the next one replaces it', () => {
  render(<ConfirmationLine />);
  confirm('Letter Selected');
  afterMs(20);
  confirm("Opponent's Move");
  expect(screen.getByText('Letter Selected')).toBeVisible();
  afterMs(MS - 500);
  expect(screen.getByText("Opponent's Move")).toBeVisible();
  expect(screen.queryByText('Letter Selected')).toBeNull();
  confirm('Letter Placed');
  expect(screen.getByText('Letter Placed')).toBeVisible();
});
