import { act, render, screen } from '@testing-library/react';
import { BlindBanner } from './blind-banner';

it('shows the blind letter for 2000 ms', () => {
  jest.useFakeTimers();
  const onDone = jest.fn();
  render(<BlindBanner letter="Q" onDone={onDone} />);
  expect(screen.getByText('Blind letter: Q')).toBeVisible();
  act(() => jest.advanceTimersByTime(1999));
  expect(onDone).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onDone).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
