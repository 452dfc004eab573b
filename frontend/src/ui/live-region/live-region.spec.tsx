import { act, render } from '@testing-library/react';
import { LiveRegion, announce } from './live-region';

const elements = () => [...(document.querySelector('[aria-live]')?.children ?? [])];
const said = () => elements().map(({ textContent }) => textContent);

let now = 0;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  now += 1000;
  render(<LiveRegion />);
});
afterEach(() => jest.useRealTimers());

/** Announces these texts together, as after one change of the page. */
const say = (...texts: string[]) => act(() => texts.forEach((text) => announce(text)));

it('announces a text, and announces the same text again', () => {
  say('Round 2 of 16');
  const [first] = elements();
  now += 1;
  say('Round 2 of 16');
  expect(said()).toEqual(['Round 2 of 16']);
  expect(elements()).not.toContain(first);
});

it('announces all texts of one change, and later only the next', () => {
  say('Press Submit', 'B in row 2, column 3', 'Press Submit');
  expect(said()).toEqual(['B in row 2, column 3', 'Press Submit']);
  now += 500;
  say('Round 2 of 16');
  expect(said()).toEqual(['Round 2 of 16']);
});

it('leaves a text long enough for screen readers to notice it', () => {
  say('Ben chose R. Place the letter R');
  now += 30;
  say('Ben has placed.');
  expect(said()).toEqual(['Ben chose R. Place the letter R', 'Ben has placed.']);
  now += 480;
  say('Ben has placed.');
  expect(said()).toEqual(['Ben has placed.']);
});

it('announces a text again soon after another one, and leaves only the newest in the end', () => {
  say('Ben has placed.', 'No letter is selected');
  const first = elements().at(-1);
  now += 100;
  say('No letter is selected');
  expect(said()).toEqual(['Ben has placed.', 'No letter is selected']);
  expect(elements()).not.toContain(first);
  act(() => jest.runAllTimers());
  expect(said()).toEqual(['No letter is selected']);
});
