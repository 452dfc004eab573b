import type { PlainDate } from '@tessera/rules';
import { KEYS } from '../../store/keys';
import { localStore } from '../../store/storage';

const keyOf = (day: PlainDate): string => `${KEYS.namePromptDismissed}${day}`;

/** Whether the player does not want to be asked for a name, today or ever. */
export const isDismissed = (day: PlainDate): boolean =>
  localStore.readText(KEYS.namePromptDisabled) !== null || localStore.readText(keyOf(day)) !== null;

/** Not again today; those of other days have done their duty. */
export function dismissToday(day: PlainDate): void {
  for (const key of localStore.keysFrom(KEYS.namePromptDismissed)) localStore.remove(key);
  localStore.writeText(keyOf(day), 'true');
}

export const dismissForGood = (): void => localStore.writeText(KEYS.namePromptDisabled, 'true');
