import { useEffect, useEffectEvent } from 'react';

const EVENTS = ['click', 'keydown'] as const;

/** Calls `onSkip` on a click anywhere or a key press, as long as something is playing. */
export function useSkip(playing: boolean, onSkip: () => void): void {
  const skip = useEffectEvent((event: Event) => {
    // The key may still be held down from the last move.
    if (!(event instanceof KeyboardEvent && event.repeat)) onSkip();
  });
  useEffect(() => {
    if (!playing) return;
    const listener = (event: Event) => skip(event);
    // While capturing, so that the click that started the show doesn't end it.
    for (const name of EVENTS) window.addEventListener(name, listener, true);
    return () => {
      for (const name of EVENTS) window.removeEventListener(name, listener, true);
    };
  }, [playing]);
}
