import { optionalChunk } from '../../ui/lazy/load-chunk';
import type { Effect } from './effect-sounds';

const loadSounds = optionalChunk(() => import('./effect-sounds'));

const VIBRATION_MS: Record<Effect, number> = { set: 8, fix: 18, line: 10 };

let wanted = { sound: false, haptics: false };

/** Turns sound and vibration on or off. Both are off at first. */
export const configureEffects = (wants: { readonly sound: boolean; readonly haptics: boolean }): void => {
  wanted = wants;
};

export const canVibrate = (): boolean => 'vibrate' in navigator;

/**
 * Plays a sound and vibrates, if turned on. `step` counts the lines; each sounds a tone higher. Does nothing
 * before the first interaction with the page, because browsers wouldn't allow it.
 */
export function playEffect(name: Effect, step = 0): void {
  const { sound, haptics } = wanted;
  if (!(sound || haptics) || !navigator.userActivation.hasBeenActive) return;
  if (haptics && canVibrate()) navigator.vibrate(VIBRATION_MS[name]);
  // Loaded on first use, because few players turn sound on. If it can't be loaded, there is no sound.
  if (sound)
    loadSounds().then(
      ({ playEffectSound }) => playEffectSound(name, step),
      () => undefined,
    );
}
