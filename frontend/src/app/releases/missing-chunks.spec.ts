import { reloadForNewChunks } from './missing-chunks';

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/home-page-1.js');

it('reloads for a missing chunk, but not twice within a minute', () => {
  const reload = jest.fn();
  const now = Date.UTC(2026, 10, 20);
  expect(reloadForNewChunks(GONE, reload, now)).toBe(true);
  expect(reloadForNewChunks(GONE, reload, now + 59_999)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadForNewChunks(GONE, reload, now + 60_000)).toBe(true);
});

it('does not reload for any other error', () => {
  const reload = jest.fn();
  expect(reloadForNewChunks(new Error('x is not a function'), reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload offline, where the page would be lost', () => {
  const reload = jest.fn();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadForNewChunks(GONE, reload)).toBe(false);
  online.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});
