import { waitFor } from '@testing-library/react';
import { playCue } from './cue-sounds';
import { cue, wantCues } from './cues';

jest.mock('./cue-sounds', () => ({ playCue: jest.fn() }));

const vibrate = jest.fn();
const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive } });

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  touched(true);
  wantCues({ sound: false, haptics: false });
});

it('is silent and still unless the player wants it otherwise', async () => {
  cue('set');
  await settle();
  expect(playCue).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

it.each([
  ['sound', { sound: true, haptics: false }, 1, 0],
  ['vibration', { sound: false, haptics: true }, 0, 1],
  ['both', { sound: true, haptics: true }, 1, 1],
] as const)('gives %s to who wants it', async (_, wants, sounds, hums) => {
  wantCues(wants);
  cue('line', 3);
  await waitFor(() => expect(playCue).toHaveBeenCalledTimes(sounds));
  if (sounds > 0) expect(playCue).toHaveBeenCalledWith('line', 3);
  expect(vibrate).toHaveBeenCalledTimes(hums);
});

it('does nothing on a page that nobody has touched yet', async () => {
  wantCues({ sound: true, haptics: true });
  touched(false);
  cue('line');
  await settle();
  expect(playCue).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});
