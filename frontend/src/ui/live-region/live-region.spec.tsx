import { act, render } from '@testing-library/react';
import { LiveRegion, announce } from './live-region';

const said = () =>
  [...(document.querySelector('[aria-live]')?.children ?? [])].map((part) =>
    [...part.children].map(({ textContent }) => textContent),
  );

beforeEach(() => {
  render(<LiveRegion />);
});

/** Announces these texts together, as after one change of the page. */
const say = async (...texts: string[]) => {
  act(() => texts.forEach((text) => announce(text)));
  await Promise.resolve();
};

it('announces a text, and announces the same text again', async () => {
  await say('Round 2 of 16');
  const first = said();
  await say('Round 2 of 16');
  expect(first).toContainEqual(['Round 2 of 16']);
  expect(said()).toEqual(first.toReversed());
});

it('announces all texts of one change, and then only the next', async () => {
  await say('Press Submit', 'B in row 2, column 3', 'Press Submit');
  expect(said()).toContainEqual(['B in row 2, column 3', 'Press Submit']);
  await say('Round 2 of 16');
  expect(said().flat()).toEqual(['Round 2 of 16']);
});
