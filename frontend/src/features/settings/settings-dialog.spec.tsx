import { SETTINGS_KEY } from '@tessera/contracts/product';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_SETTINGS, changeSettings, readSettings } from '../../store/settings';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { SettingsDialog } from './settings-dialog';

const open = async () => {
  fakeFetch(() => ({ status: 404 }));
  showPages([{ path: '/', element: <SettingsDialog open onClose={() => undefined} /> }], '/');
  await screen.findByRole('dialog', { name: 'Settings' });
};

const toggle = (name: string) => screen.getByRole('switch', { name });

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: jest.fn() });
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: false } });
});

it("follows the system's theme at first, with everything off but the words of the first games", async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(toggle('Show words while playing')).toBeChecked();
  const on = ['Show words while playing', 'Reactions'].map(toggle);
  for (const one of screen.getAllByRole('switch')) {
    if (on.includes(one)) expect(one).toBeChecked();
    else expect(one).not.toBeChecked();
  }
});

it('saves each choice at once', async () => {
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  for (const one of screen.getAllByRole('switch')) await userEvent.click(one);
  const toggled = Object.fromEntries(Object.keys(DEFAULT_SETTINGS).map((name) => [name, true]));
  expect(JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '')).toEqual({
    ...toggled,
    theme: 'dark',
    showWords: false,
  });
  await userEvent.click(toggle('Sound'));
  expect(readSettings().sound).toBe(false);
});

it('can be used by keyboard alone', async () => {
  await open();
  const user = userEvent.setup();
  act(() => screen.getByRole('radio', { name: 'System' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await user.tab();
  expect(toggle('High contrast')).toHaveFocus();
  await user.keyboard(' ');
  expect(toggle('High contrast')).toBeChecked();
});

it('shows changes made in another tab', async () => {
  await open();
  act(() => changeSettings({ reducedMotion: true }));
  expect(toggle('Reduced motion')).toBeChecked();
});

it('keeps a setting on if the system prefers it, and says why', async () => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: media === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  await open();
  const motion = toggle('Reduced motion');
  expect(motion).toBeChecked();
  expect(motion).toHaveAccessibleDescription('On, because of your system settings.');
  await userEvent.click(motion);
  expect(motion).toBeChecked();
  expect(readSettings()).toEqual(DEFAULT_SETTINGS);
});

it('says that the browser does not support vibration', async () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  await open();
  expect(toggle('Vibration')).toHaveAccessibleDescription("This browser doesn't support vibration.");
  await userEvent.click(toggle('Vibration'));
  expect(toggle('Vibration')).not.toBeChecked();
});
