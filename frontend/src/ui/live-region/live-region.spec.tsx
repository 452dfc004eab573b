import { act, render, screen } from '@testing-library/react';
import { LiveRegion, announce } from './live-region';

const said = () => [...screen.getByTestId('live').querySelectorAll('p')].map((line) => line.textContent);

it('announces a text, and announces the same text again', () => {
  render(
    <div data-testid="live">
      <LiveRegion />
    </div>,
  );
  act(() => announce('Round 2 of 16'));
  const first = said();
  act(() => announce('Round 2 of 16'));
  expect(first).toContain('Round 2 of 16');
  expect(said()).toEqual(first.toReversed());
});
