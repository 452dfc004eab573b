import { useEffect, useEffectEvent } from 'react';
import type { Steps } from './use-steps';

const targetOf = (key: string, { step, last }: Steps): number | undefined =>
  ({ ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last })[key];

/** These use the keys themselves. */
const OWN_KEYS = 'input, textarea, select, [role=dialog], [role=menu], [role=radiogroup], .table-scroll';

/** Arrow keys, Home and End go through the steps, wherever on the page the focus is. */
export function useStepKeys(steps: Steps): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(OWN_KEYS)) return;
    const wanted = targetOf(key, steps);
    if (wanted === undefined) return;
    event.preventDefault();
    steps.goTo(wanted);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
