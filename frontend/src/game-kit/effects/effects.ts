import { optionalChunk } from '../../ui/lazy/load-chunk';

const loadSounds = optionalChunk(() => import('./effect-sounds'));

/** A tile lies down; a letter is there for good; a line of the finished grid counts. */
export type Effect = 'set' | 'fix' | 'line';

const VIBRATION_MS: Record<Effect, number> = { set: 8, fix: 18, line: 10 };

let wanted = { sound: false, haptics: false };

/** What the player wants to hear and to feel; nothing of both until then. */
export const configureEffects = (wants: { readonly sound: boolean; readonly haptics: boolean }): void => {
  wanted = wants;
};

export const canVibrate = (): boolean => 'vibrate' in navigator;

/**
 * Lets a move be heard and felt, as far as the player wants it. `step` counts the lines, each a tone higher.
 * Nothing before the page was touched: a browser would not have it, and nobody expects it.
 */
export function playEffect(name: Effect, step = 0): void {
  const { sound, haptics } = wanted;
  if (!(sound || haptics) || !navigator.userActivation.hasBeenActive) return;
  if (haptics && canVibrate()) navigator.vibrate(VIBRATION_MS[name]);
  // Few want it: its code comes when it is wanted, and without a connection there is silence.
  if (sound)
    loadSounds().then(
      ({ playEffectSound }) => playEffectSound(name, step),
      () => undefined,
    );
}
