import { SETTINGS_KEY } from '@tessera/contracts/constants';
import { DEFAULT_SETTINGS, changeSettings, onSettings, readSettings } from './settings';

beforeEach(() => localStorage.clear());

it('starts as the system has it, silent and still in the hand', () => {
  expect(readSettings()).toEqual({
    theme: 'system',
    highContrast: false,
    reducedMotion: false,
    sound: false,
    haptics: false,
  });
});

it('remembers each change, and tells of it', () => {
  const received = jest.fn();
  const stop = onSettings(received);
  changeSettings({ theme: 'dark' });
  changeSettings({ sound: true });
  stop();
  changeSettings({ haptics: true });
  expect(received).toHaveBeenCalledTimes(2);
  expect(readSettings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', sound: true, haptics: true });
});

it('hears of what another tab has changed', () => {
  const received = jest.fn();
  const stop = onSettings(received);
  localStorage.setItem(SETTINGS_KEY, '{"theme":"light"}');
  window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  stop();
  expect(received).toHaveBeenCalledTimes(1);
  expect(readSettings().theme).toBe('light');
});

it.each(['', 'dark', 'null', '7', '[]', '"x"', '{"theme":"blue","sound":"yes","highContrast":1}'])(
  'takes %p for nothing',
  (text) => {
    localStorage.setItem(SETTINGS_KEY, text);
    expect(readSettings()).toEqual(DEFAULT_SETTINGS);
  },
);
