import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent, loadChunksWhenIdle } from './lazy-component';
import { lastMissingChunk } from './load-chunk';

const GONE = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/gone.js');

const Part = () => <p>Here it is</p>;

const misses = jest.fn();
let unsubscribe: () => void;
beforeEach(() => {
  misses.mockReset();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  unsubscribe = lastMissingChunk.subscribe(() => void misses(lastMissingChunk.get()));
});
afterEach(() => {
  unsubscribe();
});

/** A component whose file is missing until the test provides it. */
function aPart(options?: { silent: boolean }) {
  const load = jest.fn(() => Promise.reject<typeof Part>(GONE));
  return { load, Lazy: lazyComponent(load, { whenIdle: false, ...options }) };
}

it('requests a missing chunk once and reports it once, however often the page renders', async () => {
  const { load, Lazy } = aPart();
  const { rerender } = render(<Lazy />);
  for (let drawn = 0; drawn < 5; drawn++) await act(async () => Promise.resolve(rerender(<Lazy />)));
  expect(load).toHaveBeenCalledTimes(1);
  expect(misses.mock.calls).toEqual([[{ asked: true }]]);
});

it.each(['press', 'connection'])('tries again with the next %s', async (chance) => {
  const { load, Lazy } = aPart();
  render(<Lazy />);
  await act(async () => Promise.resolve());
  load.mockResolvedValue(Part);
  if (chance === 'press') await userEvent.click(document.body);
  else act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here it is')).toBeVisible();
});

it('reports a missing chunk once, however often the player clicks, and again on the next request', async () => {
  const { load, Lazy } = aPart();
  render(<Lazy />);
  for (let press = 0; press < 3; press++) await userEvent.click(document.body);
  expect(load.mock.calls.length).toBeGreaterThan(1);
  expect(misses).toHaveBeenCalledTimes(1);
  expect(await Lazy.load()).toBe(false);
  expect(misses).toHaveBeenCalledTimes(2);
});

it('does not report a chunk that nobody is waiting for', async () => {
  const { Lazy } = aPart({ silent: true });
  render(<Lazy />);
  await act(async () => Promise.resolve());
  await Lazy.warmUp();
  expect(misses).not.toHaveBeenCalled();
});

it('reports nothing if a chunk fails to load while the page is idle', async () => {
  Object.defineProperty(window, 'requestIdleCallback', { value: (run: () => void) => run() });
  const load = jest.fn(() => Promise.reject<typeof Part>(GONE));
  lazyComponent(load);
  loadChunksWhenIdle();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  expect(misses).not.toHaveBeenCalled();
});
