import type { PlainDate } from '@tessera/rules';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';

const keyOf = (day: PlainDate): string => `${KEYS.namePromptDismissed}${day}`;

/** Has the player dismissed the prompt for today or for good? */
export const isDismissed = (day: PlainDate): boolean =>
  localStore.readText(KEYS.namePromptDisabled) !== null || localStore.readText(keyOf(day)) !== null;

/** Dismisses the prompt for today. Dismissals of earlier days are no longer needed. */
export function dismissToday(day: PlainDate): void {
  for (const key of localStore.keysFrom(KEYS.namePromptDismissed)) localStore.remove(key);
  localStore.writeText(keyOf(day), 'true');
}

export const dismissForGood = (): void => localStore.writeText(KEYS.namePromptDisabled, 'true');
