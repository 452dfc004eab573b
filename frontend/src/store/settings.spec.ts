import { SETTINGS_KEY } from '@tessera/contracts/product';
import { DEFAULT_SETTINGS, changeSettings, onSettings, readSettings } from './settings';

it('follows the system at first, without sound or vibration', () => {
  const { theme, showWords, ...switches } = readSettings();
  expect([theme, showWords]).toEqual(['system', null]);
  expect(new Set(Object.values(switches))).toEqual(new Set([false]));
  expect(switches).toMatchObject({ sound: false, haptics: false });
});

it('saves each change and notifies listeners', () => {
  const received = jest.fn();
  const stop = onSettings(received);
  changeSettings({ theme: 'dark' });
  changeSettings({ sound: true });
  stop();
  changeSettings({ haptics: true });
  expect(received).toHaveBeenCalledTimes(2);
  expect(readSettings()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', sound: true, haptics: true });
});

it('notifies listeners of changes in another tab', () => {
  const received = jest.fn();
  const stop = onSettings(received);
  localStorage.setItem(SETTINGS_KEY, '{"theme":"light"}');
  window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  stop();
  expect(received).toHaveBeenCalledTimes(1);
  expect(readSettings().theme).toBe('light');
});

it.each(['', 'dark', 'null', '7', '[]', '"x"', '{"theme":"blue","sound":"yes","highContrast":1}'])(
  'falls back to the defaults for %p',
  (text) => {
    localStorage.setItem(SETTINGS_KEY, text);
    expect(readSettings()).toEqual(DEFAULT_SETTINGS);
  },
);
