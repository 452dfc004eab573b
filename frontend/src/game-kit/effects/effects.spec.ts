import { waitFor } from '@testing-library/react';
import { playEffectSound } from './effect-sounds';
import { playEffect, configureEffects } from './effects';

jest.mock('./effect-sounds', () => ({ playEffectSound: jest.fn() }));

const vibrate = jest.fn();
const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  touched(true);
  configureEffects({ sound: false, haptics: false });
});

it('plays no sound and does not vibrate by default', async () => {
  playEffect('set');
  await settle();
  expect(playEffectSound).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

it.each([
  ['sound', { sound: true, haptics: false }, 1, 0],
  ['vibration', { sound: false, haptics: true }, 0, 1],
  ['both', { sound: true, haptics: true }, 1, 1],
] as const)('plays %s if the player has turned it on', async (_, wants, sounds, hums) => {
  configureEffects(wants);
  playEffect('line', 3);
  await waitFor(() => expect(playEffectSound).toHaveBeenCalledTimes(sounds));
  if (sounds > 0) expect(playEffectSound).toHaveBeenCalledWith('line', 3);
  expect(vibrate).toHaveBeenCalledTimes(hums);
});

it('does nothing until the player has interacted with the page', async () => {
  configureEffects({ sound: true, haptics: true });
  touched(false);
  playEffect('line');
  await settle();
  expect(playEffectSound).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});
